export const importLinkTexts = { importFile: 'Importer un fichier' } as const;
