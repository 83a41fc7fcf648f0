import { counted } from '../parts/texts/counted.ts';
import type { FailingJob } from './doctor.queries.ts';
import type { CongregationReport } from './doctor.ts';
import type { Finding, Trouble } from './doctor.rules.ts';
import type { TraceFinding, TraceTrouble } from './traces.rules.ts';
import type { BoundPasskeys } from '../parts/sessions/bound-passkeys.queries.ts';
import { commandLine } from '../parts/texts/command-line.ts';

const sentences: Readonly<Record<Trouble, string>> = {
  noSettings: 'L’assemblée n’a pas ses paramètres.',
  noImposedActivity: 'Les activités sont limitées, mais aucune n’est choisie.',
  shortLogin: 'Ce nom de connexion a moins de 6 caractères.',
  sameLogin: 'Deux comptes portent ce nom.',
  unknownRole: 'Ce compte n’a pas de rôle connu.',
  sameTerritoryNumber: 'Deux {product}s portent ce numéro.',
  territoryNumber: 'Le numéro doit aller de 1 à 9999.',
  territoryName: 'Le nom est vide ou dépasse 45 caractères.',
  territoryGate: 'Le nombre de portes doit aller de 0 à 999.',
  territoryType: 'Le type n’existe pas ou appartient à une autre assemblée.',
  entryOfNoTerritory: 'L’attribution {n} est celle d’un {product} qui n’existe pas.',
  severalOpen: 'Plusieurs attributions sont en cours à la fois\u202F: {n}.',
  sameOutputNumber: 'Deux attributions portent le même numéro\u202F: {n}.',
  outputNumber: 'Le numéro d’attribution {n} n’est pas positif.',
  returnedBeforeReleased: 'La rentrée de l’attribution {n} précède sa sortie.',
  dueBeforeReleased: 'La date de rentrée prévue de l’attribution {n} précède sa sortie.',
  inTheFuture: 'L’attribution {n} porte une date à venir.',
  negativeReprieves: 'Les sursis de l’attribution {n} sont négatifs.',
  unknownHolder: 'Le proclamateur de l’attribution {n} n’est pas de cette assemblée.',
  unknownActivity: 'L’activité de l’attribution {n} n’existe pas.',
  overlap: 'Les attributions {n} se chevauchent.',
  bookedOut: 'Le {product} est sorti et réservé à la fois.',
  bookedTwice: 'Le {product} est dans plusieurs réservations.',
  bookedElsewhere: 'Une réservation ou son {product} n’est pas de cette assemblée.',
  mapOfNoTerritory: 'Une carte est celle d’un {product} qui n’existe pas.',
  mapToken: 'Le lien de la carte doit avoir de 22 à 64 caractères.',
  sameMapToken: 'Deux cartes ont le même lien.',
  mapFeatures: 'La carte n’est pas une collection d’objets GeoJSON.',
};

/** What to do, once for all findings of a kind. */
const remedies: readonly (readonly [readonly (Trouble | TraceTrouble)[], string])[] = [
  [
    [
      'severalOpen',
      'sameOutputNumber',
      'outputNumber',
      'returnedBeforeReleased',
      'dueBeforeReleased',
      'inTheFuture',
      'negativeReprieves',
      'unknownActivity',
      'overlap',
    ],
    'Une attribution se corrige dans l’historique de son {product} (Détail).',
  ],
  [
    ['sameTerritoryNumber', 'territoryNumber', 'territoryName', 'territoryGate', 'territoryType'],
    'Un {product} se corrige dans {product}s, Modifier.',
  ],
  [
    ['bookedOut', 'bookedTwice'],
    'Une réservation se corrige dans Disponibles\u202F: vide-la ou écrase-la.',
  ],
  [
    ['mapToken', 'sameMapToken', 'mapFeatures', 'mapUnreadable'],
    'Une carte se refait sur la page de son {product}\u202F: supprime-la, puis dessine ou importe-la.',
  ],
  [
    ['shortLogin', 'sameLogin', 'unknownRole', 'unusableHash'],
    'Un compte se corrige dans Proclamateurs, Modifier\u202F: nom, rôle, nouveau mot de passe.',
  ],
  [
    ['longSession'],
    'Donne un nouveau mot de passe à ce compte (Proclamateurs, Modifier)\u202F: toutes ses connexions se ferment. Cherche aussi qui écrit dans la base sans passer par le programme.',
  ],
  [['noImposedActivity'], 'Choisis une activité, ou lève la limite, dans Paramètres.'],
  [
    [
      'noSettings',
      'entryOfNoTerritory',
      'unknownHolder',
      'bookedElsewhere',
      'mapOfNoTerritory',
      'logThinned',
      'logBackward',
      'outputGap',
    ],
    'Ce qui manque ou n’a pas pu être écrit par le programme se reprend dans une sauvegarde\u202F: restaure la dernière bonne sur une base vide, compare, puis décide. Cherche aussi qui écrit dans la base sans passer par le programme.',
  ],
];

const traces: Readonly<Record<TraceTrouble, string>> = {
  logThinned: 'Il manque des lignes aux Journaux de ce jour\u202F: {n}.',
  logBackward:
    'Des lignes des Journaux ({n}) portent une heure d’avant celles qui étaient déjà écrites.',
  unusableHash:
    'L’empreinte du mot de passe est inutilisable\u202F: personne ne peut se connecter.',
  outputGap:
    'L’attribution n° {n} a disparu, et les Journaux ne disent pas qu’elle a été supprimée.',
  longSession: 'Une connexion ({n}) dure plus longtemps que le programme ne le permet.',
  mapUnreadable: 'Un objet de la carte n’est pas du GeoJSON qui se dessine.',
};

const works: Readonly<Record<string, string>> = {
  mail: 'Un e-mail n’est pas parti',
  congregation: 'Le travail de chaque heure n’est pas fait',
  hour: 'Le travail de chaque heure n’est pas réparti entre les assemblées',
  backup: 'La sauvegarde de chaque jour n’est pas faite',
  ground: 'Un fond de carte n’est pas préparé',
};

const listed = new Intl.ListFormat('fr');

export const doctorTexts = {
  failing: (congregation: string | null, { task, attempts, error }: FailingJob) =>
    `${congregation === null ? '' : `${congregation}\u202F: `}${works[task] ?? task} après ${attempts} essais (${error}).`,
  finding: (congregation: string, { trouble, about, entries }: Finding) =>
    `${congregation}${about === null ? '' : `, ${about}`}\u202F: ${sentences[trouble].replace(
      '{n}',
      listed.format(entries.map((number) => `n° ${number}`)),
    )}`,
  trace: (congregation: string, { trouble, about, value }: TraceFinding) =>
    `${congregation}${about === null ? '' : `, ${about}`}\u202F: ${traces[trouble].replace('{n}', value)}`,
  mailsWithoutJob: (congregation: string, mails: number) =>
    `${congregation}\u202F: ${mails === 1 ? 'Un e-mail attend' : `${mails} e-mails attendent`} sans travail qui ${mails === 1 ? 'l’' : 'les '}envoie. Démarre le programme\u202F: il le demande à nouveau dans l’heure.`,
  /** What to do about these findings, each kind once. */
  remedies: (troubles: ReadonlySet<Trouble | TraceTrouble>): readonly string[] =>
    remedies
      .filter(([kinds]) => kinds.some((kind) => troubles.has(kind)))
      .map(([, sentence]) => `À faire\u202F: ${sentence}`),
  retryJobs:
    'À faire\u202F: corrige la cause, puis «\u202FRelancer\u202F» dans Assemblées, État du serveur.',
  rowsUnread: `Les lignes n’ont pas été examinées\u202F: répare d’abord la base, puis relance ${commandLine('doctor')}.`,
  found: (count: number) => (count === 1 ? '1 anomalie trouvée.' : `${count} anomalies trouvées.`),
  /** How many another address would lock out, before one is chosen. */
  boundPasskeys: ({ host, passkeys, people }: BoundPasskeys) =>
    `Clés d’accès\u202F: ${passkeys}, de ${counted(people, 'personne')}, ${passkeys > 1 ? 'ne servent' : 'ne sert'} qu’à l’adresse ${host}. Avec un autre hôte dans PUBLIC_URL, il faudrait le mot de passe.`,
  inOrder: (examined: readonly CongregationReport[]) =>
    `Tout est en ordre\u202F: ${counted(examined.length, 'assemblée')}, ${counted(sum(examined, 'territories'), '{product}')}, ${counted(sum(examined, 'entries'), 'attribution')}.`,
} as const;

const sum = (examined: readonly CongregationReport[], what: 'territories' | 'entries') =>
  examined.reduce((total, one) => total + one[what], 0);
