import { refuse, type Answer } from '../parts/http/answer.ts';

/** Snackbar durations in milliseconds, after an import and after a removal (MAP-21, GMED-11). */
export const importNotice = 6000;

/** A refusal whose snackbar stays until closed (MAP-17, MAP-22, GMED-04, GMED-07). */
export const persistentRefusal = (sentence: string): Answer =>
  refuse(sentence, 'error', {
    snackbar: true,
    snackbar_text: sentence,
    snackbar_color: 'error',
    snackbar_timeout: 0,
  });
