/** Rows that Page Up and Page Down move by. */
export const page = 10;

/** The index of the row to which a key moves the focus; null for other keys. */
export function rowAfterKey(key: string, present: number, count: number): number | null {
  const wanted = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    PageDown: present + page,
    PageUp: present - page,
    Home: 0,
    End: count - 1,
  }[key];
  if (wanted === undefined || count === 0) return null;
  return Math.min(Math.max(wanted, 0), count - 1);
}
