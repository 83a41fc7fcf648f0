interface Out {
  /** Null for an account that is gone, and of a backend that does not send it. */
  readonly userId: string | null;
  readonly login: string;
}

/** How many of what is out each person has, by id, or by name where no id is sent (OWN-282). */
export function heldBy(out: readonly Out[]): (person: { id: string; login: string }) => number {
  const ids = new Map<string, number>();
  const logins = new Map<string, number>();
  for (const { userId, login } of out) {
    if (userId === null) logins.set(login, (logins.get(login) ?? 0) + 1);
    else ids.set(userId, (ids.get(userId) ?? 0) + 1);
  }
  return ({ id, login }) => (ids.get(id) ?? 0) + (logins.get(login) ?? 0);
}
