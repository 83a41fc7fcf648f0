const counted = (count: number) =>
  count > 1 ? `${count} attributions rentrées` : `${count} attribution rentrée`;

export const settingsTexts = {
  title: 'Paramètres',
  faulty: 'à corriger',

  periods: 'Délais',
  assignmentPeriods: (most: number) => `Durée d’une sortie, en mois (de 1 à ${most})`,
  standardPeriod: 'Porte à porte',
  campaignPeriod: 'Campagne ou invitation',
  standPeriod: 'Présentoir',
  rests: (most: number) => `Repos après une rentrée, en mois (de 1 à ${most})`,
  standardPeriodBeforeStood: 'Avant le porte à porte ou le présentoir',
  campaignPeriodBeforeStood: 'Avant une campagne ou une invitation',
  restsHint: 'Pendant ce délai, un {product} rentré n’est pas proposé de nouveau.',
  months: (n: number) => `De 1 à ${n} mois`,
  names: 'Noms dans l’historique',
  forgetNames: 'Effacer les noms',
  never: 'Jamais',
  years: (n: number) => `${n} ans après la rentrée`,
  namesHint:
    'Les {product}s, les dates et les activités restent\u202F; la fiche S13 aussi, sans les noms.',
  forgotten: (count: number, day: string) =>
    `${counted(count)} avant le ${day}\u202F: ${count > 1 ? 'leurs noms seront effacés' : 'le nom sera effacé'} cette nuit.`,
  noneForgotten: (day: string) =>
    `Aucune attribution rentrée avant le ${day} ne porte encore de nom.`,
  forever: (years: number) =>
    `Ensuite, chaque nuit, les noms des {product}s rentrés depuis plus de ${years} ans seront effacés. C’est définitif\u202F: personne ne peut retrouver un nom effacé.`,

  unvisited: 'Lieux à ne pas visiter',
  unvisitedReconfirm: 'À reconfirmer après',
  afterYears: (n: number) => (n === 1 ? '1 an' : `${n} ans`),
  unvisitedHint:
    'Passé ce délai, un lieu est marqué «\u202Fà reconfirmer\u202F»\u202F; il reste noté tant qu’un gestionnaire ne le retire pas.',

  mails: 'E-mails automatiques',
  sendmail: 'Prévenir par e-mail avant la date de rentrée, et une fois passée',
  sendmailHint: 'Seuls ceux qui acceptent les e-mails en reçoivent, entre 8 h et 20 h.',
  cronmail: 'Envoi automatique disponible sur ce serveur',
  noCronmail: 'L’envoi automatique n’est pas disponible sur ce serveur.',
  noCronmailHint: 'Demande à l’administrateur du site de configurer l’envoi des e-mails.',
  preWarning: 'Prévenir combien de semaines avant',
  weeks: (n: number) => `De 1 à ${n} semaines`,

  online: 'Disponibilité en ligne',
  bypassNoVisited: 'Proposer aussi les {product}s avec des personnes à ne pas visiter',
  restrictExits: 'Réserver les sorties en ligne aux anciens et aux gestionnaires',
  everybodyReturns: 'Autoriser tous les proclamateurs à rentrer les {product}s sortis en ligne',
  onlineAutomaticReturn: 'Rentrer automatiquement les {product}s sortis en ligne',
  onlineAutomaticReturnHint: 'À leur date de rentrée prévue.',
  restrictActivities: 'Choisir les activités proposées aux proclamateurs et aux anciens',
  activities: 'Activités proposées',
  noActivity: 'Choisis au moins une activité.',

  maps: 'Cartes',
  basemap: 'Fond de carte',
  ownGround: (name: string, data: string) =>
    `L’assemblée dessine sur le fond «\u202F${name}\u202F», ${data}, que l’administrateur du site lui a donné. Ce choix-ci servira si ce fond lui est retiré.`,
  dataOf: (day: string) => `avec les données du ${day}`,
  dataUnknown: 'dont les données n’ont pas de date',
  noGround:
    'Ce fond vient d’un autre serveur sous forme d’images\u202F: pas de rues sur les cartes imprimées, pas de tracé le long des rues. L’administrateur du site peut apporter un fond de carte pour ton assemblée, dans Assemblées.',
  polygons: 'Polygones',
  polygonLine: 'Tracer le contour',
  polygonLineColor: 'Couleur du contour',
  polygonLineDash: 'Trait du contour',
  dashes: { n: 'Continu', s: 'Tirets courts', m: 'Tirets moyens', l: 'Tirets longs' },
  polygonFillColor: 'Couleur du fond',
  polygonFillOpacity: 'Opacité du fond',
  opacities: { 0: 'Transparent', 0.1: 'Faible', 0.2: 'Moyenne' },
  chooseColour: (label: string) => `${label}\u202F: choisir dans la palette`,
  preview: 'Aperçu d’un {product} sur la carte',
  links: 'Liens des cartes',
  endMapLinks: 'À la rentrée d’un {product}, changer le lien de sa carte',
  endMapLinksHint:
    'L’ancien lien n’ouvre alors plus rien, le code QR d’une carte imprimée avant non plus\u202F: imprime une nouvelle carte pour la sortie suivante. Celui qui reçoit le {product} trouve le nouveau lien dans «\u202FMes {product}s\u202F».',
  global: 'Limites globales',
  puzzle: 'Assembler les cartes des {product}s en une carte globale',
  puzzleHint: 'Possible dès que deux {product}s ont un polygone dessiné.',
  globalMap: 'Dessiner les limites globales',

  save: 'Enregistrer',
} as const;
