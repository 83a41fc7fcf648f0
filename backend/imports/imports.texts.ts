import { historyTexts } from '../history/history.texts.ts';
import { mapEditorTexts } from '../map/map-editor.texts.ts';
import { territoryCreationTexts } from '../territory/territory-creation.texts.ts';
import { fieldWords } from '../territory/territory.texts.ts';
import { usersTexts } from '../users/users.texts.ts';

const { tooFewUsers, numberTaken } = territoryCreationTexts;
const { aboveCaller, loginTaken, roleNotAllowed, ownAccount, holder } = usersTexts;
const { impossibleShape, emptyMap, invalidFile } = mapEditorTexts;

/** Reasons of imports; sentences of the documented calls stand in their features. */
export const importReasons = {
  ...historyTexts,
  tooFewUsers,
  numberTaken,
  impossibleShape,
  emptyMap,
  invalidFile,
  aboveCaller,
  loginTaken,
  roleNotAllowed,
  ownAccount,
  holder,

  fault: '{column} : {fault}',
  yesOrNo: 'Personnes à ne pas visiter : réponds oui ou non.',
  unknownType: "Le type « {type} » n'existe pas : crée-le d'abord dans « Types ».",
  unknownRole: "Le rôle « {role} » n'existe pas.",
  unknownActivityNamed: "L'activité « {activity} » n'existe pas.",
  noPerson: 'Proclamateur : Champs obligatoire',
  numberTwice: 'Ce numéro est déjà à la ligne {line} du fichier.',
  nameTwice: 'Ce nom est déjà à la ligne {line} du fichier.',
  looksLike: 'Ressemble à « {login} », qui existe déjà : écris le même nom, ou passe la ligne.',
  severalPeople: 'Plusieurs proclamateurs portent ce nom : {names}. Écris celui qu’il faut.',
  mapUrlFixed: "L'adresse de la carte d'un {product} ne se change pas après sa création.",
  alreadyOut: 'Ce {product} est déjà sorti.',
  releaseBeforeReturn:
    'La date de sortie ne peut pas être antérieure à la dernière rentrée du {product}.',
  booked: 'Ce {product} est réservé : retire-le de sa réservation, ou passe la ligne.',
  same: 'Déjà pareil',
  withMap: 'Avec sa carte',
  stillOutNow: 'Sorti, pas encore rentré',
  changes: 'Change : {fields}',

  unreadable: "Le fichier n'a pas pu être lu, rien n'est importé.",
  missingColumn: 'Aucune colonne du fichier ne donne : {column}.',
  noRows: "Il n'y a aucune ligne à importer.",
  tooManyRows: 'Le fichier a plus de 5 000 lignes : coupe-le en plusieurs.',
  reportChanged:
    "Quelqu'un a changé quelque chose depuis ton essai. Rien n'est importé : regarde le nouveau rapport.",
  oneBadLine: "Une ligne est refusée ou douteuse : rien n'est importé.",
  badLines: "{n} lignes sont refusées ou douteuses : rien n'est importé.",
  nothingToImport: "Tout y est déjà : il n'y a rien à importer.",
} as const;

export type ImportReason = keyof typeof importReasons;

export const columnWords: Readonly<Record<string, string>> = {
  number: 'Numéro',
  name: 'Nom',
  type: 'Type',
  gate: 'Portes',
  no_visited: 'Personnes à ne pas visiter',
  note: 'Note',
  map_url: 'Adresse de la carte',
  map: 'Carte',
  login: 'Proclamateur',
  email: 'E-mail',
  role: 'Rôle',
  release_date: 'Date de sortie',
  return_date: 'Date de rentrée',
  activity: 'Activité',
};

export const changedWords: Readonly<Record<string, string>> = {
  ...fieldWords,
  email: 'e-mail',
  role: 'rôle',
  mapDrawn: 'carte',
  mapReplaced: 'carte (remplacée)',
};

export const importTexts = {
  tooLarge: 'Le fichier est trop gros : coupe-le en plusieurs.',
  imported: 'Import terminé. Créés : {created}, modifiés : {updated}.',
  undone: "L'import est annulé : tout est comme avant.",

  unknownImport: "Cet import n'existe pas.",
  alreadyUndone: 'Cet import est déjà annulé.',
  rowsGone: "Des lignes de cet import ont été supprimées depuis, il ne s'annule plus.",
  changedSince: "{about} a changé depuis l'import, qui ne s'annule donc plus.",
  wasOut: "{about} a été sorti depuis l'import, qui ne s'annule donc plus.",
  wasBooked: "{about} a été réservé depuis l'import, qui ne s'annule donc plus.",
  mapDrawnSince: "{about} a reçu une carte depuis l'import, qui ne s'annule donc plus.",
  typeGone: "Le type qu'avait {about} a été supprimé depuis l'import, qui ne s'annule donc plus.",
  personAssigned: "{about} a eu un {product} depuis l'import, qui ne s'annule donc plus.",
  personActed:
    "{about} s'est connecté ou a été modifié depuis l'import, qui ne s'annule donc plus.",
  awayAdministrator: 'Administrateur du site',
  unnamedFile: 'Fichier sans nom',
} as const;

/** Actions of the event log. */
export const importEvents = {
  ran: 'Import de « {file} », créés : {created}, modifiés : {updated}',
  undid: 'Import de « {file} » annulé',
  territoryAdded: 'Créé par import',
  territoryEdited: 'Modifié par import : {fields}',
  mapImported: 'Carte importée',
  entriesAdded: 'Attributions importées : {n}',
  personAdded: 'Proclamateur ajouté par import : {login}',
  personEdited: 'Proclamateur modifié par import : {login}',
  territoryTakenBack: 'Import annulé',
  personTakenBack: 'Import du proclamateur annulé',
} as const;
