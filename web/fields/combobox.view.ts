export interface Option {
  readonly id: string;
  readonly name: string;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('fr').trim();

/** The options whose name holds what was typed, whatever its accents and case (LOGIN-04). */
export function matchingOptions(options: readonly Option[], typed: string) {
  const sought = plain(typed);
  return options.filter(({ name }) => plain(name).includes(sought));
}

/** Who leaves the field having typed a whole name has chosen it. */
export const optionNamed = (options: readonly Option[], typed: string) =>
  options.find(({ name }) => plain(name) === plain(typed)) ?? null;
