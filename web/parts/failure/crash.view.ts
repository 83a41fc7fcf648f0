import { failureTexts } from './failure.texts.ts';

/** What an error boundary says, and whether loading the page again is the way on. */
export const crashView = (missingModule: boolean, online: boolean) =>
  missingModule
    ? { message: online ? failureTexts.outdated : failureTexts.offline, reloads: true }
    : { message: failureTexts.crashed, reloads: false };
