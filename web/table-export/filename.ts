/** The list and the reader's own day, in characters that every system takes for a name. */
export function exportFilename(caption: string, now: Date, ending: string): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const name = caption.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/gu, ' ');
  return `${name.trim()} ${day}.${ending}`;
}
