/** Months that event log and import records are kept (OWN-16). */
export const logMonths = 24;
