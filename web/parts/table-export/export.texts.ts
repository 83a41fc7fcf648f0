export const exportTexts = {
  group: 'Exporter la liste affichée',
  copy: 'Copier',
  csv: 'CSV',
  xlsx: 'XLSX',
  copied: (rows: number) => (rows === 1 ? '1 ligne copiée' : `${rows} lignes copiées`),
  notCopied: 'Ce navigateur refuse la copie\u202F: choisis «\u202FCSV\u202F».',
  failed: 'L’export a échoué\u202F: recommence.',
} as const;
