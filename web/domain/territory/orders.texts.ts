/** The orders of lists of territories in words, ascending and descending (OWN-283). */
export const orders = {
  number: ['Par numéro', 'Par numéro, à rebours'],
  rest: ['Les plus longtemps au repos', 'Les derniers rentrés'],
  out: ['Les plus longtemps sortis', 'Les derniers sortis'],
  due: ['Les plus en retard d’abord', 'Les plus loin de l’échéance d’abord'],
  outputs: ['Les moins sortis', 'Les plus sortis'],
  gate: ['Le moins de portes d’abord', 'Le plus de portes d’abord'],
  online: ['En ligne en dernier', 'En ligne d’abord'],
  booked: ['Réservés d’abord, de A à Z', 'Réservés d’abord, de Z à A'],
} as const;
