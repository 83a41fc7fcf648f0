import type { MutationRenamePasskeyArgs } from '#schema/generated.ts';
import { passkeyNameMaxLength } from '#schema/limits.ts';
import { firstFault, maxLength, required } from '../parts/fields/fields.rules.ts';

/**
 * Why a browser gave no key: its dialog was closed, or there is none for this site (it tells nobody
 * which); the device has one already; it can have none; or the options are over.
 */
export type Trouble = 'cancelled' | 'alreadyThere' | 'unable' | 'over';

/** What a browser answers, WebAuthn's JSON, or why it does not. */
export type Ceremony = { readonly credential: string } | { readonly trouble: Trouble };

export const credentialIn = (ceremony: Ceremony): string =>
  'credential' in ceremony ? ceremony.credential : '';

export const troubleIn = (ceremony: Ceremony): Trouble | null =>
  'trouble' in ceremony ? ceremony.trouble : null;

export const passkeyNameFault = (name: string) =>
  firstFault(name.trim(), [required, maxLength(passkeyNameMaxLength)]);

export const passkeyNamed = ({ name }: Pick<MutationRenamePasskeyArgs, 'name'>) =>
  !passkeyNameFault(name);
