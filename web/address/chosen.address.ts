const key = 'choix';
const ids = /^\d+(?:\.\d+)*$/u;

/** What is checked lives in the address, so that a reload or a copied link gives the same view. */
export function readChosen(params: URLSearchParams): readonly string[] {
  const word = params.get(key) ?? '';
  return ids.test(word) ? word.split('.') : [];
}

export function withChosen(params: URLSearchParams, chosen: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (chosen.length === 0) next.delete(key);
  else next.set(key, chosen.join('.'));
  return next;
}
