import { assignmentTexts } from './assignment.texts.ts';

/** How the lists mark a territory with people not to be visited. */
export const noVisitedMark = {
  icon: 'mdi-account-cancel',
  color: '#a3221c',
  text: assignmentTexts.noVisited,
} as const;
