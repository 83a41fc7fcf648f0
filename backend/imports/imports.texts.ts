import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import { historyTexts } from '../history/history.texts.ts';
import { mapEditorTexts } from '../map/map-editor.texts.ts';
import { territoryCreationTexts } from '../domain/territory/territory-creation.texts.ts';
import { fieldWords } from '../domain/territory/territory.texts.ts';
import { usersTexts } from '../domain/people/users.texts.ts';

const { tooFewUsers, numberTaken } = territoryCreationTexts;
const { aboveCaller, loginTaken, roleNotAllowed, ownAccount, ownSecrets, holder } = usersTexts;
const { impossibleShape, emptyMap, invalidFile } = mapEditorTexts;

/** Reasons of imports; sentences of the documented calls stand in their features. */
export const importReasons = {
  ...historyTexts,
  tooFewUsers,
  numberTaken,
  shapeCrosses: `${impossibleShape} La forme {shape} se croise elle-même à {place}.`,
  shapeTouches: `${impossibleShape} La forme {shape} se touche elle-même à {place}.`,
  shapeHoleOutside: `${impossibleShape} Un trou de la forme {shape} sort de ses limites à {place}.`,
  shapeTooSmall: `${impossibleShape} La forme {shape} a moins de trois coins.`,
  emptyMap,
  invalidFile,
  aboveCaller,
  loginTaken,
  roleNotAllowed,
  ownAccount,
  ownSecrets,
  holder,

  fault: '{column}\u202F: {fault}',
  yesOrNo: 'Personnes à ne pas visiter\u202F: réponds oui ou non.',
  unknownType: 'Le type «\u202F{type}\u202F» n’existe pas\u202F: choisis ce qu’il devient.',
  unknownRole: 'Le rôle «\u202F{role}\u202F» n’existe pas\u202F: choisis ce qu’il devient.',
  unknownActivityNamed:
    'L’activité «\u202F{activity}\u202F» n’existe pas\u202F: choisis ce qu’elle devient.',
  unknownPerson: 'Ce proclamateur n’existe pas\u202F: choisis ce qu’il devient.',
  noPerson: 'Il manque le proclamateur\u202F: choisis ce que deviennent ces lignes.',
  leftOut: 'Laissée de côté',
  choiceGone: 'Ce que tu avais choisi n’est plus possible\u202F: choisis de nouveau.',
  removedHolds:
    'Ce {product} n’est pas rentré\u202F: un proclamateur supprimé ne peut pas l’avoir. Ajoute la date de rentrée, ou choisis quelqu’un.',
  notANumber:
    '«\u202F{number}\u202F» n’est pas un numéro de {product}\u202F: un numéro s’écrit seulement en chiffres.',
  numberTwice: 'Ce numéro est déjà à la ligne {line} du fichier, avec le nom «\u202F{name}\u202F».',
  nameTwice: 'Ce nom est déjà à la ligne {line} du fichier.',
  looksLike:
    'Ressemble à «\u202F{login}\u202F», qui existe déjà\u202F: écris le même nom, ou choisis de ne pas importer la ligne.',
  severalPeople: 'Plusieurs proclamateurs portent ce nom\u202F: {names}. Choisis celui qu’il faut.',
  mapUrlFixed: 'Le lien de la carte d’un {product} ne peut pas être modifié après sa création.',
  alreadyOut: 'Ce {product} est déjà sorti.',
  releaseBeforeReturn: 'La date de sortie ne peut pas précéder la dernière rentrée du {product}.',
  booked:
    'Ce {product} est réservé\u202F: retire-le de sa réservation, ou choisis de ne pas importer la ligne.',
  same: 'Déjà identique',
  withMap: 'Avec sa carte',
  provisionalName: 'Nom provisoire\u202F: son numéro',
  withMapProvisionalName: 'Avec sa carte. Nom provisoire\u202F: son numéro',
  stillOutNow: 'Sorti, pas encore rentré',
  changes: 'À modifier\u202F: {fields}',

  heldRenamed:
    'Le nom change et la carte est remplacée\u202F: est-ce bien le même {product}\u202F?',
  heldMoved: 'La carte se déplace de {km}.',
  heldApart: 'La nouvelle carte ne touche plus l’ancienne.',
  heldAreaLost: 'La carte n’aurait plus de zone, seulement des points.',
  heldPoints: 'Des points\u202F: plutôt des adresses qu’un {product}.',
  heldZero: 'La carte est près du point de latitude 0 et de longitude 0, en pleine mer.',
  heldFar: 'La carte est à {km} de toutes les autres.',
  heldOffGround: 'La carte est à {km} du fond de carte de l’assemblée.',
  heldSwapped: 'Latitude et longitude peut-être inversées.',
  heldOffEurope: 'La carte est en Afrique de l’Est, en Arabie ou dans l’océan Indien.',
  heldFarSouth: 'La carte est au sud du 56e parallèle, où personne n’habite.',
  heldMany: 'Ce fichier modifie {n} des {all} {product}s qui existent.',

  unreadable: 'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
  missingColumn: 'Il manque la colonne «\u202F{column}\u202F».',
  noRows: 'Il n’y a aucune ligne à importer.',
  tooManyRows: 'Le fichier a plus de 10\u202F000 lignes\u202F: partage-le en plusieurs fichiers.',
  reportChanged:
    'Des données ont été modifiées depuis ton essai. Rien n’est importé\u202F: lis le nouveau rapport.',
  oneBadLine:
    'Une ligne n’est pas valide\u202F: rien n’est importé. Complète-la, corrige le fichier, ou choisis de ne pas l’importer.',
  badLines:
    '{n} lignes ne sont pas valides\u202F: rien n’est importé. Complète-les, corrige le fichier, ou choisis de ne pas les importer.',
  nothingToImport: 'Tout y est déjà\u202F: il n’y a rien à importer.',
} as const;

export type ImportReason = keyof typeof importReasons;

export const columnWords: Readonly<Record<string, string>> = {
  number: 'Numéro',
  name: 'Nom',
  type: 'Type',
  gate: 'Portes',
  no_visited: 'Personnes à ne pas visiter',
  note: 'Note',
  map_url: 'Lien de la carte',
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

/** Values of a change, before and after. */
export const changeTexts = {
  yes: 'oui',
  no: 'non',
  areas: (n: number) => counted(n, 'zone'),
  points: (n: number) => counted(n, 'point'),
} as const;

const counted = (n: number, noun: string): string =>
  n === 0 ? '' : `${n} ${noun}${n > 1 ? 's' : ''}`;

export const importTexts = {
  tooLarge: 'Le fichier est trop gros\u202F: partage-le en plusieurs fichiers.',
  imported: 'Import terminé. Créés\u202F: {created}, modifiés\u202F: {updated}.',
  undone: 'L’import est annulé\u202F: tout est comme avant.',

  unknownImport: 'Cet import n’existe pas.',
  alreadyUndone: 'Cet import est déjà annulé.',
  rowsGone:
    'Des lignes de cet import ont été supprimées depuis\u202F: il ne peut plus être annulé.',
  changedSince: '{about} a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  wasOut: '{about} a été sorti depuis\u202F: cet import ne peut plus être annulé.',
  wasBooked: '{about} a été réservé depuis\u202F: cet import ne peut plus être annulé.',
  mapDrawnSince: '{about} a reçu une carte depuis\u202F: cet import ne peut plus être annulé.',
  placesMoved:
    'Des lieux à ne pas visiter ont changé de {product} avec cet import\u202F: il ne peut plus être annulé.',
  typeGone:
    'Le type qu’avait {about} a été supprimé depuis\u202F: cet import ne peut plus être annulé.',
  typeUsedSince:
    'Le type «\u202F{about}\u202F» a été donné à un autre {product} depuis\u202F: cet import ne peut plus être annulé.',
  personAssigned: '{about} a sorti un {product} depuis\u202F: cet import ne peut plus être annulé.',
  personActed:
    '{about} s’est connecté depuis, ou son compte a été modifié\u202F: cet import ne peut plus être annulé.',
  awayAdministrator: 'Administrateur du site',
  unnamedFile: 'Fichier sans nom',
} as const;

/** Actions of the event log. */
export const importEvents = {
  ran: 'Import de «\u202F{file}\u202F», créés\u202F: {created}, modifiés\u202F: {updated}',
  undid: 'Import de «\u202F{file}\u202F» annulé',
  territoryAdded: 'Créé par import',
  territoryEdited: 'Modifié par import\u202F: {fields}',
  mapImported: 'Carte importée',
  entriesAdded: 'Attributions importées\u202F: {n}',
  personAdded: 'Proclamateur ajouté par import\u202F: {login}',
  personEdited: 'Proclamateur modifié par import\u202F: {login}',
  typeAdded: 'Type ajouté par import\u202F: {type}',
  typeTakenBack: 'Import du type annulé',
  territoryTakenBack: 'Import annulé',
  personTakenBack: 'Import du proclamateur annulé',
} as const satisfies ActTexts;
