/** Null for invalid JSON. */
export function jsonIn(text: string): { readonly parsed: unknown } | null {
  try {
    return { parsed: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Parses JSON that may be encoded a second time inside its form (B-27). */
export const jsonInForm = (text: string): { readonly parsed: unknown } | null =>
  jsonIn(text) ?? jsonIn(decoded(text));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
