/** Projections whose names are French. */
export const projectionNames = {
  lambert2: 'Lambert II étendu',
  belgian: 'Lambert belge 72',
  guiana: 'UTM 22 N (Guyane)',
  reunion: 'UTM 40 S (Réunion)',
  mayotte: 'UTM 38 S (Mayotte)',
  antilles: 'UTM 20 N (Antilles)',
} as const;
