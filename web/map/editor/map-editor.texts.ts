const lists = new Intl.ListFormat('fr-FR');
const mostNamed = 4;

/** 'T3 sur 5 m² et T4 sur 2 m²', the first ones where they are many. */
function inWords(each: readonly string[]): string {
  const more = each.length - mostNamed;
  if (more <= 0) return lists.format(each);
  const rest = more === 1 ? '1 autre' : `${more} autres`;
  return lists.format([...each.slice(0, mostNamed), rest]);
}

export const editorTexts = {
  globalTitle: "Limites globales du {product} de l'assemblée",
  canvas: 'Carte à dessiner',
  loading: 'Chargement de la carte…',
  notLoaded: 'La carte n’a pas pu être chargée.',
  printHelp: 'Comment imprimer ?',
  openStreetMapHelp: 'Informations OpenStreetMap',
  remove: 'Supprimer la carte',
  import: 'Importer un GeoJSON',
  export: 'Exporter en GeoJSON',
  save: 'Enregistrer la carte',
  saveShort: 'Enregistrer',
  quit: 'Quitter sans enregistrer',
  unsaved: 'Modifications non enregistrées',
  files: 'Actions sur la carte',
  tools: 'Outils de dessin',
  polygon: 'Dessiner un polygone',
  information: 'Indiquer une information',
  parking: 'Indiquer un parking',
  mobilestand: 'Indiquer un présentoir mobile',
  kingdomhome: 'Indiquer la salle du royaume',
  block: 'Choisir un pâté de maisons',
  edit: 'Modifier les formes',
  delete: 'Supprimer des formes',
  undo: 'Annuler la dernière modification',
  redo: 'Rétablir la modification',
  snap: 'Coller aux limites et aux rues',
  words: {
    polygon: 'Polygone',
    block: 'Pâté de maisons',
    information: 'Information',
    parking: 'Parking',
    mobilestand: 'Présentoir mobile',
    kingdomhome: 'Salle du royaume',
    edit: 'Modifier',
    delete: 'Supprimer des formes',
    undo: 'Annuler',
    redo: 'Rétablir',
    snap: 'Coller aux limites',
  },
  finish: 'Terminer',
  leave: 'Quitter l’outil',
  label: 'Étiquette',
  labelOf: { polygon: 'Nom de la zone', marker: 'Texte du repère' },
  labelDone: 'Valider',
  limits: 'Limites globales',
  join: 'Réunir avec…',
  deleteChosen: 'Supprimer',
  hints: {
    idle: 'Touche une forme pour écrire son étiquette, ou choisis un outil.',
    drawing: 'Place les points un à un, puis touche le premier pour fermer la zone.',
    placing: 'Touche l’endroit du repère.',
    picking: 'Touche un pâté de maisons, puis ses voisins pour les réunir.',
    removing: 'Touche la forme à supprimer.',
    choosing: 'Touche la forme à modifier.',
    reshaping: 'Tire les points, ou la poignée du milieu pour déplacer toute la forme.',
    joining: 'Touche la zone voisine à réunir.',
    labelling: 'Écris l’étiquette, puis valide.',
  },
  impossible: {
    crossing: 'Forme impossible !',
    tooFewPoints: 'Il faut au moins trois points.',
    unknownShape: 'Cette forme n’existe plus.',
    apart: 'Ces deux zones ne se touchent pas.',
    noBlock: 'Aucune rue ne ferme de pâté de maisons ici. Agrandis la carte ou dessine-le.',
    elsewhere: 'Cette forme est ailleurs.',
  },
  blocksNotFound:
    'Les pâtés de maisons n’ont pas pu être cherchés. Recommence, ou dessine la zone.',
  crossingOfTool: 'Error: shape edges cannot cross!',
  nothingToExport: 'Aucune donnée à exporter !',
  fileName: (name: string) => `${name}.geojson`,
  globalFile: 'limites-globales',
  borders: 'Limites avec les voisins',
  overlap: (name: string, area: string) => `Recouvre ${name} sur ${area}`,
  overlaps: (each: readonly string[]) =>
    `La carte est enregistrée, mais elle recouvre ${inWords(each)}.`,
  overlapOf: (name: string, area: string) => `${name} sur ${area}`,
  gap: (area: string) => `Vide de ${area} entre les limites`,
  neighbour: (number: number) => `T${number}`,
  outdated: 'Carte modifiée entre-temps',
  goOnDrawing: 'Continuer à dessiner',
  draftFound: 'Un dessin non enregistré a été retrouvé.',
  draftRestore: 'Le reprendre',
  draftDrop: 'L’oublier',
} as const;

export const importTexts = {
  title: "Importation d'une carte au format GeoJson",
  file: 'Fichier',
  fileHint: 'GeoJSON (1 Mo maximum), KML ou KMZ.',
  filter: 'Importer seulement autour du centre de la carte',
  area: 'Zone',
  areas: {
    near: 'Zone de 500m par 1km',
    town: 'Zone de 3km par 5km',
    region: 'Zone de 15km',
  },
  savesAtOnce:
    'L’import remplace aussitôt la carte enregistrée\u202F: il n’y a rien à enregistrer ensuite.',
  import: 'Importer',
  limits: 'Carte enregistrée et carte du fichier',
  otherNumber: (number: number) => `D’après son nom, ce fichier est la carte du T${number}.`,
  moved: (km: number) => `La carte du fichier est à ${km}\u202Fkm de la carte enregistrée.`,
  faults: {
    extension: 'Choisis un fichier .geojson, .kml ou .kmz',
    tooLarge: 'Fichier trop gros (1 Mo maximum)',
    unreadable: 'Ce fichier ne contient aucune forme lisible.',
  },
  reading: 'Lecture du fichier…',
} as const;

export const helpTexts = {
  printCard:
    'Enregistre la carte, ferme l’éditeur, puis appuie sur «\u202FImprimer la carte\u202F» en haut de la fiche\u202F: le PDF est à l’échelle, avec les rues et le code QR.',
  printCardHelp: 'Imprimer, pas à pas (nouvel onglet)',
  print: [
    'Sans PDF, pour une carte au format A5, affiche la carte publique et prends-en une copie d’écran de 794 x 560\u202F:',
    'Ouvre la carte publique dans ton navigateur, puis les outils de développement (F12).',
    'Choisis la vue adaptative (Ctrl+Maj+M) et la taille 794 x 560.',
    'Prends une copie d’écran de cette vue.',
    'Insère l’image dans un traitement de texte, sur une page A5 en paysage, et imprime-la.',
  ],
  openStreetMap: [
    'Le fond de carte vient d’OpenStreetMap, une carte libre que chacun peut corriger.',
    'Une rue manque ou son nom est faux\u202F? Crée un compte sur openstreetmap.org, corrige-la, et tout le monde en profite.',
    'Le fond livré avec ce site est mis à jour avec lui\u202F: une correction n’y paraît pas tout de suite.',
  ],
  openStreetMapLink: 'Ouvrir openstreetmap.org',
  openStreetMapUrl: 'https://www.openstreetmap.org/',
} as const;
