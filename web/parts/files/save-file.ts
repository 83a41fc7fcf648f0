import type { Pdf } from '#schema/generated.ts';

/** Downloads a base64 file of the server under the filename it gives. */
export function saveFile({ filename, mime, base64 }: Pick<Pdf, 'filename' | 'mime' | 'base64'>) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  saveBlob(new Blob([bytes], { type: mime }), filename);
}

export function saveBlob(content: Blob, filename: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Chromium and Safari read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
