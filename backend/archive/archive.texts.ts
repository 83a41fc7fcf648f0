import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import { archiveMaxBytes } from '#schema/limits.ts';
import { counted } from '../parts/texts/counted.ts';
import { commandLine } from '../parts/texts/command-line.ts';

const sentences = {
  noFile: 'Choisis une archive.',
  tooLarge: `Cette archive dépasse {limit} Mo\u202F: demande à la personne qui s’occupe du serveur de l’importer (commande «\u202F${commandLine('archive')}\u202F»).`,
  unknownCongregation: 'Cette assemblée n’existe pas.',
  nameTaken: 'Une assemblée «\u202F{name}\u202F» existe déjà\u202F: donne un autre nom.',

  noZip: 'Ce fichier n’est pas une archive zip lisible.',
  damaged: 'le contenu est abîmé.',
  tooMuch: 'Cette archive contient plus de {limit} Mo une fois ouverte.',
  noManifest:
    'Ce fichier n’est pas une archive d’assemblée. Choisis un fichier .zip obtenu avec «\u202FExporter\u202F».',
  badManifest: 'la description de l’archive est illisible.',
  otherVersion: 'Cette archive est au format {version}, et seul le format {known} est connu ici.',
  missingTable: 'ce fichier manque.',
  unknownFile: 'ce fichier est inconnu.',
  otherCount: 'ce fichier n’a pas le nombre de lignes annoncé.',
  otherSum: 'ce fichier est abîmé ou a été modifié.',
  oneRow: 'ce fichier doit avoir une seule ligne.',

  tooLong: 'la ligne est trop longue.',
  unended: 'la dernière ligne est coupée.',
  notUtf8: 'la ligne n’est pas en UTF-8.',
  notJson: 'la ligne n’est pas un objet JSON.',
  unknownColumn: 'la colonne «\u202F{column}\u202F» est inconnue.',
  missingColumn: 'la colonne «\u202F{column}\u202F» manque.',
  badValue: 'la valeur de «\u202F{column}\u202F» est interdite.',
  noSuchRow: '«\u202F{column}\u202F» désigne la ligne {value} de {file}, qui n’existe pas.',

  siteRole: 'une archive ne donne pas le rôle d’administrateur du site.',
  siteLogin:
    '«\u202F{value}\u202F» est le nom d’un administrateur de ce site\u202F: laisse-le en dehors, ou modifie l’un des deux noms avant.',
  unknownBuiltIn: '«\u202F{value}\u202F» n’est pas un type commun à toutes les assemblées ici.',
  sharedType: '«\u202F{value}\u202F» est déjà un type commun à toutes les assemblées.',
  sameToken: 'deux cartes ont le même lien.',
  future: 'la date est à venir.',
  dueBefore: 'la date de rentrée prévue précède la sortie.',
  bookedOut: 'le {product} est sorti et réservé à la fois.',
  newerChange: 'la modification est plus récente que le {product}.',
} as const;

/** Sentences for violated database constraints, by constraint name. */
const breaches: Readonly<Record<string, string>> = {
  users_login_uq: 'deux comptes portent ce nom.',
  territory_types_uq: 'deux types portent ce nom.',
  territories_congregation_id_number_key: 'deux {product}s portent ce numéro.',
  territory_maps_pkey: 'ce {product} a déjà une carte.',
  territory_changes_pkey: 'cette modification figure deux fois.',
  setting_activities_pkey: 'cette activité figure deux fois.',
  global_maps_pkey: 'les limites globales figurent deux fois.',
  histories_congregation_id_territory_id_output_number_key:
    'deux attributions de ce {product} portent ce numéro.',
  histories_congregation_id_territory_id_daterange_excl: 'deux attributions se chevauchent.',
  histories_check: 'la rentrée précède la sortie.',
  histories_activity_id_fkey: 'cette activité n’existe pas.',
  setting_activities_activity_id_fkey: 'cette activité n’existe pas.',
  congregation_settings_basemap_provider_id_fkey: 'ce fond de carte n’existe pas.',
  bookings_uq: 'deux réservations de ce type portent ce nom.',
  booking_territories_pkey: 'ce {product} figure deux fois.',
  booking_territories_congregation_id_territory_id_key: 'ce {product} est déjà réservé.',
};

export interface Imported {
  readonly name: string;
  readonly people: number;
  readonly territories: number;
  /** Number of maps that received a new token because theirs was in use. */
  readonly newLinks: number;
  /** Number of maps that received one because links end here with a return. */
  readonly renewed: number;
  /** Number of site administrators without an account in the new congregation. */
  readonly leftOut: number;
}

export const archiveTexts = {
  ...sentences,
  at: (file: string, line: number | null, reason: string) =>
    line === null ? `${file}\u202F: ${reason}` : `${file}, ligne ${line}\u202F: ${reason}`,
  breach: (constraint: string) => breaches[constraint] ?? 'la base de données refuse cette ligne.',
  /** `mailsKept`: no mail leaves the server. */
  imported: (
    { name, people, territories, newLinks, renewed, leftOut }: Imported,
    mailsKept: boolean,
  ) =>
    [
      `Assemblée «\u202F${name}\u202F» importée\u202F: ${counted(people, 'proclamateur')}, ${counted(territories, '{product}')}.`,
      mailsKept
        ? 'Donne à chacun un nouveau mot de passe\u202F: ce serveur n’envoie pas d’e-mails.'
        : 'Chacun choisit un nouveau mot de passe par «\u202FMot de passe oublié\u202F», ou le reçoit de toi.',
      ...(leftOut === 0
        ? []
        : [
            leftOut === 1
              ? 'L’administrateur du site reste en dehors\u202F: ce qu’il a fait y figure sous «\u202FProclamateur supprimé\u202F».'
              : `${leftOut} administrateurs du site restent en dehors\u202F: ce qu’ils ont fait y figure sous «\u202FProclamateur supprimé\u202F».`,
          ]),
      ...(newLinks === 0
        ? []
        : [
            `Nouveaux liens pour ${counted(newLinks, 'carte')}\u202F: les anciens servent déjà ici.`,
          ]),
      ...(renewed === 0
        ? []
        : [
            `Nouveaux liens pour ${counted(renewed, 'carte')}\u202F: dans cette assemblée ils prennent fin au retour.`,
          ]),
    ].join(' '),
} as const;

export const archiveTooLarge = filled(archiveTexts.tooLarge, {
  limit: archiveMaxBytes / 1024 / 1024,
});

/** Actions of the event log. */
export const archiveEvents = {
  exported: 'Archive de l’assemblée exportée',
  imported: 'Assemblée importée\u202F: {name}',
} as const satisfies ActTexts;

/** Fills `{name}` placeholders; placeholders without a value stay. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>) {
  return sentence.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** Terminal output of `npm run archive`. */
export const commandTexts = {
  usage: [
    commandLine('archive', 'export <nom ou numéro de l’assemblée> <fichier.zip>'),
    commandLine(
      'archive',
      'import <fichier.zip> [nom de l’assemblée] [--sans-administrateur-du-site]',
    ),
  ].join('\n'),
  exported: (name: string, file: string) => `${name}\u202F: tout est dans ${file}.`,
  by: 'npm run archive',
  failed: (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return 'Ce fichier ou son dossier n’existe pas.';
    if (code === 'EEXIST') return 'Ce fichier existe déjà\u202F: donne un autre nom.';
    return error instanceof Error ? error.message : String(error);
  },
} as const;
