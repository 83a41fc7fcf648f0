/** Whose token it is, `home.person` in numbers; null where the token does not say. */
export function accountIn(token: string | null): string | null {
  const claims = claimsIn(token);
  return claims && 'sub' in claims && 'home' in claims
    ? `${String(claims.home)}.${String(claims.sub)}`
    : null;
}

/** The same, and the congregation in which that person works with it. */
export function seatIn(token: string | null): string | null {
  const account = accountIn(token);
  const claims = claimsIn(token);
  return account !== null && claims && 'congregation' in claims
    ? `${account}.${String(claims.congregation)}`
    : null;
}

/** The screen that was left without a session, and whose it is; null: that of whoever signs in. */
interface Left {
  readonly from: string | null;
  readonly whose: string | null;
}

/** Whether whoever signs in with that token goes back there (OWN-191). */
export const leadsBack = ({ from, whose }: Left, token: string): boolean =>
  from !== null && (whose === null || whose === seatIn(token));

function claimsIn(token: string | null): object | null {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
