export const archiveTexts = {
  export: 'Exporter',
  exportOne: (name: string) => `Exporter ${name}`,
  exported: (filename: string) => `Archive enregistrée\u202F: ${filename}`,

  panel: 'Archive',
  about:
    'Toute l’assemblée dans un seul fichier\u202F: paramètres, proclamateurs, {product}s, cartes, historique, réservations et journal, mais aucun mot de passe. Un administrateur de site peut en refaire une assemblée, ici ou ailleurs.',
  exportOwn: 'Exporter l’assemblée',

  import: 'Importer une archive',
  importTitle: 'Nouvelle assemblée à partir d’une archive',
  file: 'Archive',
  fileHint: 'Un fichier .zip exporté d’ici ou d’un autre site, de 8\u202FMo maximum.',
  faults: {
    extension: 'Choisis un fichier .zip',
    tooLarge: 'Fichier trop gros (8 Mo maximum)',
  },
  name: "Nom de l'assemblée",
  nameHint: 'Laisse vide pour garder le nom qu’elle avait.',
  leaveOut: 'L’administrateur du site reste en dehors',
  leaveOutHint:
    'Son compte n’est pas créé dans la nouvelle assemblée\u202F: ce qu’il a fait y figure sous «\u202FProclamateur supprimé\u202F».',
  send: 'Importer',
  sending: 'L’archive est vérifiée ligne par ligne\u202F: cela peut durer une minute.',
} as const;
