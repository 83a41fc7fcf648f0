import { assignmentTexts } from './assignment.texts.ts';

/** Mark, in lists, of territories with addresses not to be visited. */
export const noVisitedMark = {
  icon: 'mdi-account-cancel',
  color: '#a3221c',
  text: assignmentTexts.noVisited,
} as const;
