import type { accountEvents } from './account.texts.ts';

export interface AccountChoices {
  readonly email: string | null;
  readonly subscription: boolean;
  readonly rgpd_forget_me: boolean;
}

export type AccountEvent = keyof typeof accountEvents;

/** Event log actions for the fields that changed; empty when nothing did (B-81). */
export function accountEventsOf(
  before: AccountChoices,
  after: AccountChoices,
  passwordGiven: boolean,
): readonly AccountEvent[] {
  const edited = before.email !== after.email || before.subscription !== after.subscription;
  const asked = after.rgpd_forget_me !== before.rgpd_forget_me;
  return [
    ...(edited ? (['edited'] as const) : []),
    ...(passwordGiven ? (['passwordChanged'] as const) : []),
    ...(asked
      ? [after.rgpd_forget_me ? ('deletionRequested' as const) : ('deletionWithdrawn' as const)]
      : []),
  ];
}
