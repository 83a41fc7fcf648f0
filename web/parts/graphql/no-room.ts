const statuses: readonly unknown[] = [429, 503];

/** Whether a server answered that it has no room: it has done nothing, and may be asked again (OWN-38). */
export const hasNoRoom = (response: unknown): boolean =>
  response instanceof Response && statuses.includes(response.status);
