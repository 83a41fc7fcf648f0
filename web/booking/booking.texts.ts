export const bookingTexts = {
  title: (total: number) => `{product}s disponibles (${total})`,
  titleUnknown: '{product}s disponibles',

  none: 'Aucun {product} disponible\u202F: aucun n’est encore créé, ou tous sont sortis.',

  exportPdf: 'Exporter en PDF',
  exportFirst: 'Coche d’abord les {product}s à exporter.',
  pdfDialog: 'Exporter en PDF',
  pdfTitle: 'Titre du PDF',
  pdfCount: (n: number) => (n === 1 ? '1 {product} coché' : `${n} {product}s cochés`),
  pdfExport: 'Exporter',

  exit: 'Sortir',
  reserve: 'Réserver',
  restLegend: '{product}s rentrés depuis au moins',
  checkRested: (n: number) => (n === 1 ? 'Cocher 1 {product}' : `Cocher ${n} {product}s`),
  gone: (names: string) => `Encore coché, mais plus disponible\u202F: ${names}.`,
  dropGone: 'Décocher',

  booking: 'Résa',
  numberName: '{product}',
  type: 'Type',
  lastExit: 'Dernière sortie',
  activity: 'Activité',
  gate: 'Porte',
  note: 'Note',

  panel: 'Réservations',
  openPanel: 'Réservations',
  close: 'Fermer',
  bookings: 'Réservations enregistrées',
  noBooking: 'Aucune réservation. Coche des {product}s, puis appuie sur «\u202FCréer\u202F».',
  bookingGone: 'Une réservation choisie n’existe plus.',
  load: 'Afficher',
  overwrite: 'Écraser',
  clean: 'Vider',
  remove: 'Supprimer',
  merge: 'Fusionner',
  mergeInto: 'Fusionner dans',
  noTarget: 'Choisis…',
  chooseOne: 'Choisis une réservation pour l’afficher, l’écraser, la vider ou la supprimer.',
  tickToOverwrite: 'Coche aussi des {product}s pour écraser cette réservation.',
  force: 'Forcer',
  forceHint: 'Déplace les {product}s déjà réservés.',

  add: 'Nouvelle réservation',
  bookingType: 'Type',
  bookingName: 'Nom',
  bookingNameOptional: 'Facultatif',
  types: {
    paper: 'Libre service papier',
    online: 'Libre service en ligne',
    event: 'Événement',
  },
  bookingDays: 'Proposer un jour',
  saturday: 'Samedi',
  sunday: 'Dimanche',
  day: (weekday: string, day: number, month: string) =>
    `${weekday} ${day === 1 ? '1er' : day} ${month}`,
  create: 'Créer',
  chosen: (n: number) => {
    if (n === 0) return 'Coche d’abord des {product}s dans la liste.';
    return n === 1 ? 'Avec le {product} coché.' : `Avec les ${n} {product}s cochés.`;
  },
} as const;
