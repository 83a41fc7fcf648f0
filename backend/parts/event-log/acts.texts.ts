/**
 * What a line of the event log is about: `administration` is what only those in charge can do to rights, people,
 * congregations, settings and whole stocks of data; `access` is what somebody does to his own account; `work` is the
 * rest.
 */
export type ActClass = 'administration' | 'access' | 'work';

/**
 * Every kind of line, by what its `action` says before the colon (OWN-385). A text of the log that is not here does not
 * compile (`ActTexts`); a line of a former version keeps its kind here.
 */
export const acts = {
  'Premier administrateur du site créé à l’installation': 'administration',
  'Assemblée ajoutée': 'administration',
  'Assemblée modifiée': 'administration',
  'Assemblée supprimée': 'administration',
  'Assemblée importée': 'administration',
  'Archive de l’assemblée exportée': 'administration',
  'Fichier d’audit demandé': 'administration',
  'Fichier d’audit remis': 'administration',
  'Paramètres modifiés': 'administration',
  'Proclamateur ajouté': 'administration',
  'Proclamateur modifié': 'administration',
  'Rôle du proclamateur modifié': 'administration',
  'Mot de passe du proclamateur modifié': 'administration',
  'Proclamateur supprimé': 'administration',
  'Carte de connexion imprimée': 'administration',
  'Carte de connexion annulée': 'administration',
  'Second facteur du proclamateur supprimé': 'administration',
  'Second facteur demandé aux gestionnaires et administrateurs': 'administration',
  'Second facteur plus demandé aux gestionnaires et administrateurs': 'administration',
  'Type ajouté': 'administration',
  'Type modifié': 'administration',
  'Type renommé': 'administration',
  'Type supprimé': 'administration',
  'Import de «\u202F{file}\u202F», créés': 'administration',
  'Import de «\u202F{file}\u202F» annulé': 'administration',
  'Proclamateur ajouté par import': 'administration',
  'Proclamateur modifié par import': 'administration',
  'Type ajouté par import': 'administration',
  'Import du type annulé': 'administration',
  'Import du proclamateur annulé': 'administration',
  'Fond de carte en préparation': 'administration',
  'Fond de carte modifié': 'administration',
  'Fond de carte supprimé': 'administration',
  'Fond de carte donné': 'administration',
  'Fond de carte retiré': 'administration',
  'Travail en échec relancé': 'administration',
  'Travaux en échec relancés': 'administration',

  'Compte modifié': 'access',
  'Mot de passe modifié': 'access',
  'Mot de passe provisoire envoyé': 'access',
  'Suppression du compte demandée': 'access',
  'Demande de suppression du compte retirée': 'access',
  'Clé d’accès ajoutée': 'access',
  'Clé d’accès supprimée': 'access',
  'Compte ouvert avec une carte de connexion': 'access',
  'Second facteur ajouté': 'access',
  'Second facteur supprimé': 'access',
  'Nouveaux codes de secours': 'access',
  'Code de secours utilisé': 'access',
  'Cinq codes faux de suite après le mot de passe': 'access',

  'Règles de confidentialité acceptées': 'work',
  'Noms effacés de l’historique avant le {day}': 'work',
  'E-mails en attente': 'work',
  'E-mail refusé par le serveur, nouvel essai prévu': 'work',
  Créé: 'work',
  Modifié: 'work',
  Supprimé: 'work',
  'Créé par import': 'work',
  'Modifié par import': 'work',
  'Attributions importées': 'work',
  'Import annulé': 'work',
  'Carte enregistrée': 'work',
  'Carte importée': 'work',
  'Carte supprimée': 'work',
  'Limites globales enregistrées': 'work',
  'Limites globales importées': 'work',
  'Limites globales supprimées': 'work',
  'Lieux à ne pas visiter modifiés': 'work',
  Sortie: 'work',
  'Sortie et rentrée': 'work',
  'Sortie annulée': 'work',
  'Sortie rétablie': 'work',
  Rentrée: 'work',
  'Rentrée annulée': 'work',
  'Rentrée par le lien du rappel': 'work',
  'Rentrée depuis le téléphone': 'work',
  'Rentrée à confirmer': 'work',
  Demande: 'work',
  'Demande refusée': 'work',
  'Sursis d’un mois': 'work',
  'Sursis d’un mois annulé': 'work',
  Réservé: 'work',
  'Réservation écrasée': 'work',
  'Réservation vidée': 'work',
  'Réservation supprimée': 'work',
  'Réservation fusionnée': 'work',
  'Réservation annulée': 'work',
  'Réservation rétablie': 'work',
  'Attribution n° {n} supprimée': 'work',
  'Attribution n° {n} ajoutée': 'work',
  'Attribution n° {n} rouverte': 'work',
  'Attribution n° {n} modifiée': 'work',
} as const satisfies Readonly<Record<string, ActClass>>;

/** A placeholder as whatever stands there. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer Behind}`
  ? `${Before}${string}${Filled<Behind>}`
  : Text;

type Kind = Filled<keyof typeof acts>;
type LoggedAction = Kind | `${Kind}\u202F: ${string}`;

type ActText = LoggedAction | ((...given: never) => LoggedAction);

/** Texts of the log alone. */
export type ActTexts = Readonly<Record<string, ActText>>;

/** Texts some of which are of the log, by their names. */
export interface TextsWithActs {
  readonly [name: string]: unknown;
  readonly [name: `${string}Logged`]: ActText;
  readonly logged?: ActText;
}
