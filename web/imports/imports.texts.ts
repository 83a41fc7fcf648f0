export const importsTexts = {
  title: 'Importer',
  intro:
    'Reprends d’un tableur ou d’un autre logiciel les {product}s, les proclamateurs et l’historique. Rien n’est enregistré avant que tu aies vu le rapport.',
  steps: ['Fichier', 'Colonnes', 'Rapport', 'Résultat'],

  draftFound: (file: string) => `L’import de «\u202F${file}\u202F» n’est pas terminé.`,
  draftRestore: 'Le reprendre',
  draftDrop: 'L’oublier',

  file: 'Fichier',
  fileHint:
    'CSV, XLSX, GeoJSON, KML ou KMZ, 5 Mo maximum. Les fichiers de Territory Helper et de NW Scheduler sont reconnus.',
  reading: 'Lecture du fichier…',
  models: 'Modèles à remplir',
  modelFile: { territories: 'territoires', people: 'proclamateurs', history: 'historique' },
  kinds: { territories: '{product}s', people: 'Proclamateurs', history: 'Historique' },

  columnsOf: (file: string) => `Colonnes de «\u202F${file}\u202F»`,
  kind: 'Ce fichier contient',
  sheet: 'Feuille',
  rows: (n: number) => (n === 1 ? '1 ligne' : `${n} lignes`),
  shapes: (n: number) => (n === 1 ? '1 forme dessinée' : `${n} formes dessinées`),
  becomesOf: (head: string) => `«\u202F${head}\u202F» correspond à`,
  unnamed: (at: number) => `Colonne ${at}`,
  nothing: 'Non importée',
  targets: {
    number: 'Numéro du {product}',
    name: 'Nom',
    type: 'Type',
    gate: 'Nombre de portes',
    noVisited: 'Personnes à ne pas visiter',
    note: 'Note',
    mapUrl: 'Lien de la carte',
    boundary: 'Contour (WKT ou coordonnées)',
    map: 'Carte (GeoJSON)',
    login: 'Proclamateur (NOM Prénom)',
    lastName: 'Nom de famille',
    firstName: 'Prénom',
    email: 'E-mail',
    role: 'Rôle',
    releaseDate: 'Date de sortie',
    returnDate: 'Date de rentrée',
    activity: 'Activité',
  },
  headed: 'La première ligne contient les titres',
  notHeaded: 'Elle s’importe comme les autres lignes.',
  spread:
    'Une ligne du fichier contient plusieurs attributions\u202F: le rapport les compte une à une, dans l’ordre du fichier.',
  lastTime: 'Comme la dernière fois pour ces colonnes.',
  guessAgain: 'Proposer de nouveau',
  says: {
    addresses:
      'Ce fichier ressemble à une liste d’adresses\u202F: une adresse n’est pas un {product}. Choisis la colonne du numéro de {product} s’il y en a une.',
    points:
      'Ce fichier ne contient que des points\u202F: un point est une adresse ou un lieu, pas un {product}. Choisis la colonne du numéro de {product} s’il y en a une.',
  },
  missing: (words: string) => `Il manque une colonne\u202F: ${words}.`,
  emptyCells: 'Une cellule vide ne change rien à ce qui est déjà enregistré.',
  otherFile: 'Autre fichier',
  check: 'Vérifier sans rien enregistrer',

  reportOf: (file: string) => `Rapport d’essai de «\u202F${file}\u202F»`,
  statuses: {
    created: 'À créer',
    updated: 'À modifier',
    ignored: 'Ignoré',
    incomplete: 'À compléter',
    doubtful: 'Douteux',
    refused: 'Refusé',
  },
  filters: {
    all: 'Toutes',
    created: 'Nouveaux',
    updated: 'Modifiés',
    incomplete: 'À compléter',
    doubtful: 'Douteuses',
    refused: 'Refusées',
    ignored: 'Ignorées',
  },
  filtersLabel: 'Lignes à afficher',

  held: 'À confirmer',
  heldHint:
    'Ces lignes ne sont pas importées tant que tu ne les confirmes pas\u202F: chacune dit pourquoi. Coche-les une à une dans la liste, ou toutes ensemble.',
  heldAxes:
    'Si la carte n’est pas au bon endroit, «\u202FRevoir les colonnes\u202F» permet d’échanger latitude et longitude.',
  heldAll: 'Tout est confirmé\u202F: ces lignes seront importées avec les autres.',
  confirm: {
    updated: (number: string) => `Oui, modifier ${number}`,
    created: (number: string) => `Oui, créer ${number}`,
  },
  confirmAll: {
    updated: (n: number) =>
      n === 1
        ? 'Modifier aussi le {product} qui existe'
        : `Modifier aussi les ${n} {product}s qui existent`,
    created: (n: number) =>
      n === 1 ? 'Créer aussi le {product} douteux' : `Créer aussi les ${n} {product}s douteux`,
  },
  changed: {
    name: 'Nom',
    type: 'Type',
    gate: 'Portes',
    noVisited: 'Personnes à ne pas visiter',
    note: 'Note',
    map: 'Carte',
    email: 'E-mail',
    role: 'Rôle',
  },
  labelled: (label: string) => `${label}\u202F:`,
  changedTo: (label: string, values: string) => `${label}\u202F: ${values}`,
  none: 'rien',
  heldBy: (holder: string) => `Attribué à ${holder}`,
  limitsOf: (number: string) => `Limites de ${number}, avant et après`,
  limitsComing: 'Chargement des limites…',

  toDecide: 'À compléter',
  toDecideHint:
    'Ces mots du fichier ne désignent rien ici. Choisis ce que chacun devient\u202F: rien n’est enregistré avant l’import. Tes choix restent si tu corriges le fichier et le choisis de nouveau sous le même nom.',
  unknown: {
    type: (n: number) => (n === 1 ? '1 type inconnu' : `${n} types inconnus`),
    role: (n: number) => (n === 1 ? '1 rôle inconnu' : `${n} rôles inconnus`),
    person: (n: number) => (n === 1 ? '1 proclamateur inconnu' : `${n} proclamateurs inconnus`),
    activity: (n: number) => (n === 1 ? '1 activité inconnue' : `${n} activités inconnues`),
  },
  noWord: 'Sans nom',
  otherSpellings: (words: readonly string[]) => `Aussi écrit\u202F: ${words.join(', ')}.`,
  notCreated: (fault: string) => `Ne peut pas être créé sous ce nom\u202F: ${fault}.`,
  takes: {
    created: (name: string) => `Créer «\u202F${name}\u202F»`,
    removed: () => 'Proclamateur supprimé',
    left: () => 'Laisser ces lignes de côté',
  },
  bulk: {
    created: (n: number) => `Tout créer (${n})`,
    removed: (n: number) => `Tous en «\u202FProclamateur supprimé\u202F» (${n})`,
    left: (n: number) => `Tout laisser de côté (${n})`,
  },
  moreWords: (n: number, all: number) => `Afficher ${n} de plus, sur ${all}`,
  line: 'Ligne',
  status: 'État',
  statusOrders: ['À regarder d’abord', 'À regarder en dernier'],
  about: 'Élément',
  reason: 'Détail',
  counted: ['ligne', 'lignes'],
  noLines: 'Aucune ligne',
  skip: (n: number) =>
    n === 1
      ? 'Ne pas importer la ligne à compléter, douteuse ou refusée'
      : `Ne pas importer les ${n} lignes à compléter, douteuses ou refusées`,
  skipHint:
    'Sinon, complète-les ou corrige le fichier et choisis-le de nouveau\u202F: tout est importé ou rien.',
  skipHintHeld:
    'Sinon, confirme-les, complète-les ou corrige le fichier et choisis-le de nouveau\u202F: tout est importé ou rien.',
  invite: 'Envoyer une invitation aux nouveaux qui ont un e-mail',
  inviteHint:
    'Personne ne reçoit de mot de passe par l’import\u202F: chacun en demande un avec «\u202FMot de passe oublié\u202F».',
  noPasswords:
    'Personne ne reçoit de mot de passe par l’import. Ce site n’envoie pas d’e-mails\u202F: donne à chacun le sien avec «\u202FModifier\u202F», dans la liste des proclamateurs.',
  columns: 'Revoir les colonnes',
  again: 'Refaire l’essai',
  run: (n: number) => {
    if (n === 0) return 'Importer';
    return n === 1 ? 'Importer 1 ligne' : `Importer ${n} lignes`;
  },
  blocked:
    'Pour importer le reste, règle d’abord ces lignes, ou coche «\u202FNe pas importer…\u202F».',
  changing: (n: number) => `, dont ${n} à modifier`,
  undoing: (file: string, when: string, created: number, updated: number) =>
    `«\u202F${file}\u202F», ${when}\u202F: ${created} créés, ${updated} modifiés`,
  willCreate: (types: number, people: number) =>
    [
      ...(types === 0 ? [] : [types === 1 ? '1 type' : `${types} types`]),
      ...(people === 0 ? [] : [people === 1 ? '1 proclamateur' : `${people} proclamateurs`]),
    ].join(', '),
  alsoCreates: (what: string) => `Aussi créés\u202F: ${what}.`,
  importing: (n: number) =>
    n > 1000
      ? `Import de ${n} lignes en cours\u202F: cela peut prendre une minute. Tout est importé ou rien.`
      : `Import en cours (${n === 1 ? '1 ligne' : `${n} lignes`})…`,
  nothingToRun: 'Il n’y a rien à importer.',
  nothingNew: 'Ce fichier n’apporte rien de nouveau\u202F: tout y est déjà.',
  before: 'Avant',
  after: 'Après',
  saveReport: 'Enregistrer le rapport',

  done: (created: number, updated: number) =>
    `L’import est fait. Créés\u202F: ${created}, modifiés\u202F: ${updated}.`,
  undo: 'Annuler cet import',
  undoOf: (file: string) => `Annuler l’import de «\u202F${file}\u202F»`,
  another: 'Importer un autre fichier',

  past: 'Imports précédents',
  noPast: 'Aucun import pour le moment.',
  countedImports: ['import', 'imports'],
  when: 'Date',
  who: 'Par',
  what: 'Contenu',
  fileName: 'Fichier',
  created: 'Créés',
  updated: 'Modifiés',
  actions: 'Actions',
  undone: 'Annulé',
} as const;

/** Heads and one sample row of each template file. */
export const modelRows = {
  territories: [
    ['Numéro', 'Nom', 'Type', 'Portes', 'NPV', 'Note', 'Lien de la carte'],
    ['1', 'Rue de la Gare', 'Habitations', '45', 'non', 'Digicode au 12', ''],
  ],
  people: [
    ['NOM Prénom', 'E-mail', 'Rôle'],
    ['DUPONT Jeanne', 'jeanne.dupont@example.org', 'Proclamateur'],
  ],
  history: [
    ['Numéro', 'Proclamateur', 'Date de sortie', 'Date de rentrée', 'Activité'],
    ['1', 'DUPONT Jeanne', '01/09/2025', '15/11/2025', 'Porte à porte'],
  ],
} as const;
