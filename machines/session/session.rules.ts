import type { Problem } from '../parts/failure/failure.ts';
import { email, firstFault, maxLength, minLength, required } from '../parts/fields/fields.rules.ts';
import type { MutationSendLostPasswordArgs, MutationSignInArgs } from '#schema/generated.ts';
import { emailMaxLength, loginMinLength } from '#schema/limits.ts';

/** What is typed to sign in. */
export type Credentials = Omit<MutationSignInArgs, 'deviceMark'>;

/** Last name then first name; the backend trims it too (B-51). */
export const loginFault = (login: string) =>
  firstFault(login.trim(), [required, minLength(loginMinLength)]);

/** Any password may be tried: no minimum length at sign-in (LOGIN-14). */
export const passwordFault = (password: string) => firstFault(password, [required]);

export const congregationFault = (congregationId: string) => firstFault(congregationId, [required]);

/** The address is required, at most 50 characters long, and has the form of an address (LOST-05…07). */
export const lostEmailFault = (address: string) =>
  firstFault(address.trim(), [required, maxLength(emailMaxLength), email]);

/** The sign-in form may be sent (spec 1 §5). */
export const credentialsFilled = ({ login, password, congregationId }: Credentials) =>
  !loginFault(login) && !passwordFault(password) && !congregationFault(congregationId);

/** The lost-password form may be sent (spec 1 §5). */
export const lostPasswordFilled = (entries: MutationSendLostPasswordArgs) =>
  !loginFault(entries.login) &&
  !lostEmailFault(entries.email) &&
  !congregationFault(entries.congregationId);

/** Six digits of an application, or a code on paper: which one it is, the backend says. */
export const codeFilled = (code: string) => code.trim().length >= 6;

/** The backend's own sentence, not the want of an answer. */
export const refused = (problem: Problem | null) => problem !== null && problem !== 'unreachable';
