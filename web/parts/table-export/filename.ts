/** The list's name and the local date, restricted to characters allowed in filenames everywhere. */
export function exportFilename(caption: string, now: Date, ending: string): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const name = caption.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/gu, ' ');
  return `${name.trim()} ${day}.${ending}`;
}
