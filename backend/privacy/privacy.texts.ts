import type { ActTexts } from '../parts/event-log/acts.texts.ts';

/** Action of the event log. */
export const privacyEvents = {
  namesForgotten: 'Noms effacés de l’historique avant le {day}\u202F: {n}',
} as const satisfies ActTexts;
