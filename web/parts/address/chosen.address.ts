const key = 'choix';
const ids = /^\d+(?:\.\d+)*$/u;

/** The selection in the address (`?choix=1.2.3`), so that a reload or a copied link restores it. */
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

/** The address of a screen with these chosen. */
export const chosenPath = (path: string, chosen: readonly string[]): string =>
  `${path}?${withChosen(new URLSearchParams(), chosen).toString()}`;
