export interface Option {
  readonly id: string;
  readonly name: string;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('fr').trim();

/** Options whose name contains the typed text, ignoring accents and case (LOGIN-04). */
export function matchingOptions(options: readonly Option[], typed: string) {
  const sought = plain(typed);
  return options.filter(({ name }) => plain(name).includes(sought));
}

/** The option whose whole name was typed; leaving the field chooses it. */
export const optionNamed = (options: readonly Option[], typed: string) =>
  options.find(({ name }) => plain(name) === plain(typed)) ?? null;
