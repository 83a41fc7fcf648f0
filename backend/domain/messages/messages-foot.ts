import type { Paragraph } from '../../parts/mail/letter.ts';
import { messagesFootText } from './messages-foot.texts.ts';

/** The foot of a mail that a person can choose not to get: the page of choices (OWN-405). */
export const messagesFoot = (publicUrl: string): Paragraph => ({
  text: messagesFootText,
  link: `${publicUrl}/u-messages`,
  small: true,
});
