/** French of the demo data. Notes mention places, never people. */
export const seedTexts = {
  congregations: { monaco: 'Monaco', beausoleil: 'Beausoleil' },
  ownType: { short: 'Résid.', long: 'Résidences fermées' },
  /** Long names of built-in and custom types. */
  types: {
    home: 'Habitations',
    shop: 'Commerces',
    company: 'Entreprises',
    own: 'Résidences fermées',
  },
  bookings: {
    paper: 'Libre service papier',
    online: 'Libre service en ligne',
    event: 'Visite du responsable de circonscription',
  },
  notes: [
    'Digicode à plusieurs entrées',
    'Accès par les escaliers publics',
    'Stationnement difficile, venir à pied',
    'Concierge présent le matin',
    'Beaucoup de commerces au rez-de-chaussée',
    'Ascenseur public au bout de la rue',
  ],
} as const;
