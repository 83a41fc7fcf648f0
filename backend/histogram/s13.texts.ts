/** Words printed on the S-13 form; keep them verbatim (B-63). */
export const s13Texts = {
  title: "REGISTRE D'ATTRIBUTION DES TERRITOIRES",
  yearLabel: 'Année de service :',
  number: 'Terr. nº',
  lastCovered: 'Parcouru pour la dernière fois le*',
  assignedTo: 'Attribué à',
  assignedOn: 'Attribué le',
  coveredOn: 'Entièrement parcouru le',
  footNote:
    '* Lorsque vous commencez une nouvelle feuille, notez dans cette colonne la date à laquelle chaque territoire a été entièrement parcouru pour la dernière fois.',
  edition: 'S-13-F 1/22',
  page: 'page',
  campaign: '{login} (C)',
  filename: 'Fiche_S13.pdf',
  unknownYear: 'Cette année de service n’existe pas.',
} as const;
