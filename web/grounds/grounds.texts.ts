import { groundMaxKilometres } from '#schema/limits.ts';
import { counted } from '../parts/texts/counted.ts';
import { numberText } from '../parts/texts/number.ts';

export const groundsTexts = {
  title: 'Fonds de carte',
  about:
    'Un fond de carte donne aux cartes d’une assemblée ses rues, ses bâtiments et ses numéros, même sur les cartes imprimées, sans rien demander à un autre serveur. Il se fait d’un extrait OpenStreetMap (.osm.pbf) ou d’un fichier .pmtiles prêt.',
  bring: 'Apporter un fond de carte',
  none: 'Aucun fond de carte n’est apporté. Chaque assemblée dessine sur celui de ses paramètres\u202F: un plan hors ligne, ou les images d’un serveur de tuiles.',

  covers: 'Couvre',
  data: 'Données',
  holds: 'Contient',
  size: 'Taille',
  users: 'Assemblées',
  noUsers: 'Aucune',
  unknownDate: 'date inconnue',
  dated: (day: string, age: string) => `${day} (${age})`,
  days: (count: number) =>
    count < 1 ? 'aujourd’hui' : `il y a ${counted(count, 'jour', 'jours')}`,
  months: (count: number) => `il y a ${numberText(count)}\u00A0mois`,
  years: (count: number) => `il y a ${counted(count, 'an', 'ans')}`,
  streets: (streets: number, houses: number) =>
    `${counted(streets, 'rue', 'rues')}, ${counted(houses, 'numéro', 'numéros')}`,
  plainDegree: (value: string) => `${value}°`,
  degree: (value: string, hemisphere: string) => `${value}°\u00A0${hemisphere}`,
  range: (from: string, to: string) => `${from} à ${to}`,
  extent: (latitudes: string, longitudes: string, wide: string, high: string) =>
    `${latitudes}, ${longitudes}\u202F; environ ${wide}\u00A0×\u00A0${high}\u00A0km`,
  missing:
    'Le fichier de ce fond n’est plus sur le serveur\u202F: apporte-le de nouveau, ou retire-le.',

  show: 'Voir',
  showOne: (name: string) => `Voir ${name}`,
  map: (name: string) => `Fond de carte ${name}`,
  edit: 'Modifier',
  editOne: (name: string) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeOne: (name: string) => `Supprimer ${name}`,

  editTitle: 'Modifier ce fond de carte',
  name: 'Nom du fond',
  given: 'Assemblées qui dessinent sur ce fond',
  givenHint: 'Une assemblée décochée reprend le fond de carte de ses paramètres.',
  elsewhere: (congregation: string, ground: string) => `${congregation} (sur ${ground})`,
  save: 'Enregistrer',

  makings: 'En préparation',
  received: (share: string) =>
    `Envoi interrompu, ${share} reçus. Choisis de nouveau le même fichier pour continuer.`,
  waiting: 'En attente de son tour',
  cancelling: 'Abandon en cours',
  phases: {
    reading: 'Lecture du fichier',
    shaping: 'Mise en forme',
    tiling: 'Découpe en tuiles',
    writing: 'Écriture',
  },
  making: (phase: string, share: string) => `${phase}, ${share}`,
  forecast: (time: string) => `encore ${time} environ`,
  seconds: (count: number) => counted(count, 'seconde', 'secondes'),
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  hours: (count: number) => counted(count, 'heure', 'heures'),
  progressOf: (name: string) => `Progression de ${name}`,
  leave: 'Tu peux quitter cette page\u202F: la préparation continue sur le serveur.',
  giveUp: 'Abandonner',
  giveUpOne: (name: string) => `Abandonner ${name}`,
  forget: 'Effacer',
  forgetOne: (name: string) => `Effacer ${name}`,
} as const;

export const groundUploadTexts = {
  title: 'Apporter un fond de carte',
  from: 'Où est le fichier',
  froms: { browser: 'Sur cet appareil', server: 'Sur le serveur' },
  file: 'Fichier',
  fileHint:
    'Un extrait OpenStreetMap (.osm.pbf), par exemple de download.geofabrik.de, ou un fichier .pmtiles du schéma Protomaps.',
  path: 'Chemin du fichier',
  pathHint: 'Le chemin complet sur le serveur, par exemple /srv/cartes/liechtenstein.osm.pbf',
  name: 'Nom du fond',
  nameHint: 'Les assemblées le voient sur leurs cartes et dans leurs paramètres.',
  part: 'Zone',
  parts: { all: 'Tout le fichier', around: 'Autour d’un point', frame: 'Un cadre' },
  centre: 'Centre',
  centreHint: 'Latitude, longitude\u202F: 47.1410, 9.5209',
  km: 'Rayon en kilomètres',
  kmHint: `De 1 à ${groundMaxKilometres}`,
  frame: 'Cadre',
  frameHint: 'Ouest, sud, est, nord\u202F: 9.47, 47.05, 9.64, 47.27',
  invalidCentre: 'Écris une latitude et une longitude',
  invalidKm: 'Écris un nombre de kilomètres',
  invalidFrame: 'Écris quatre nombres\u202F: ouest, sud, est, nord',
  faults: {
    extension: 'Choisis un fichier .osm.pbf ou .pmtiles',
    empty: 'Ce fichier est vide',
    tooLarge:
      'Fichier trop gros (8 Go maximum)\u202F: dépose-le sur le serveur et donne son chemin',
    unreadable: 'Ce fichier ne peut pas être lu\u202F: choisis-le de nouveau',
    notGround: 'Ce fichier n’est ni un extrait OpenStreetMap ni un fond de carte',
  },
  send: 'Apporter',
  measuring: 'Le fichier est examiné.',
  sending: (sent: string, bytes: string) => `${sent} envoyés sur ${bytes}`,
  progress: 'Envoi du fichier',
  stay: 'Garde cette page ouverte pendant l’envoi. S’il s’interrompt, choisis de nouveau le même fichier\u202F: il reprend où il s’est arrêté.',
  interrupted: 'La connexion est perdue\u202F: l’envoi reprend de lui-même dès qu’elle revient.',
  paused: 'Envoi en pause.',
  pause: 'Mettre en pause',
  resume: 'Reprendre l’envoi',
  giveUp: 'Abandonner l’envoi',
  later: 'Continuer plus tard',
  sent: 'Fichier reçu\u202F: le fond de carte est en préparation.',
} as const;
