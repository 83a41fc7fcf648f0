/**
 * Why one is led to another screen: the session is over by itself, by a new password (B-90), as its
 * reader signs out, here or everywhere; one has signed in again; or what was made is to be drawn there.
 */
export type Reason =
  | 'session'
  | 'passwordChanged'
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'signedIn'
  | 'toDraw';

/** The `meta` of a state: the question it asks, or the route a final state leads to. */
export type Meta = { readonly confirm: string } | { readonly next: string; readonly why?: Reason };

type Metas = Readonly<Record<string, Meta | undefined>>;

/** The question of the present state; `{question}` stands for the one in the context. */
export function questionIn(metas: Metas, question = ''): string | null {
  for (const meta of Object.values(metas)) {
    if (meta && 'confirm' in meta) return meta.confirm.replace('{question}', question);
  }
  return null;
}

/** The route to go to now that the machine has ended, as a pattern of the route table. */
export const nextIn = (metas: Metas): string | null => endingIn(metas)?.next ?? null;

export const reasonIn = (metas: Metas): Reason | null => endingIn(metas)?.why ?? null;

function endingIn(metas: Metas) {
  for (const meta of Object.values(metas)) if (meta && 'next' in meta) return meta;
  return null;
}
