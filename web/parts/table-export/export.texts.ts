export const exportTexts = {
  group: 'Exporter la liste affichée',
  copy: 'Copier',
  csv: 'CSV',
  xlsx: 'XLSX',
  copied: (rows: number) => (rows === 1 ? '1 ligne copiée' : `${rows} lignes copiées`),
  notCopied: 'Ce navigateur refuse la copie, choisis CSV',
  failed: 'L’export a échoué, recommence',
} as const;
