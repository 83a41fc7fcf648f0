/**
 * Scroll positions by history entry, of the screen's table and of the window; in memory, since session
 * storage may hold two keys only (GEN-17).
 */
export const positions = { table: new Map<string, number>(), window: new Map<string, number>() };

/** Whether a position that a history entry restores is below the top. */
export const wasScrolled = (key: string) =>
  Object.values(positions).some((known) => (known.get(key) ?? 0) > 0);
