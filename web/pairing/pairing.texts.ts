export const pairingTexts = {
  print: 'Carte de connexion',
  printing: 'La carte se prépare…',
  out: (until: string) => `Une carte peut ouvrir ce compte une fois, jusqu’au ${until}.`,
  end: 'Annuler la carte',
} as const;
