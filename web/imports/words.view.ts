import { choiceFor, takes, type Take } from '#machines/imports/import.rules.ts';
import type {
  ImportChoice,
  ImportReport,
  ImportTake,
  ImportWord,
  ImportWordField,
} from '#schema/generated.ts';

import type { Option } from '../parts/fields/combobox.view.ts';
import { importsTexts as texts } from './imports.texts.ts';

export interface WordGroup {
  readonly field: ImportWordField;
  readonly rows: readonly {
    readonly word: ImportWord;
    readonly choice: ImportChoice | undefined;
  }[];
  readonly options: readonly Option[];
}

/** The words that need a decision, by what they name; the most frequent first. */
export const wordGroups = (
  { words, offers }: ImportReport,
  choices: readonly ImportChoice[],
): readonly WordGroup[] =>
  offers.map(({ field, options }) => ({
    field,
    options,
    rows: words
      .filter((word) => word.field === field)
      .toSorted((one, other) => other.lines.length - one.lines.length)
      .map((word) => ({ word, choice: choiceFor(choices, word) })),
  }));

type SpecialTake = Exclude<ImportTake, 'existing'>;

/** What all words of a field can become at once. */
export function bulkTakes(field: ImportWordField): readonly SpecialTake[] {
  if (field === 'person') return ['created', 'removed', 'left'];
  return field === 'type' ? ['created', 'left'] : ['left'];
}

const specialTakes: readonly SpecialTake[] = ['created', 'removed', 'left'];
const foremost = 3;
const existing = 'existing ';

/** The most similar first, then what else the word can become, then everything by name. */
export function wordOptions(word: ImportWord, options: readonly Option[]): readonly Option[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  const near = word.nearest.slice(0, foremost).flatMap((id) => byId.get(id) ?? []);
  const others = options
    .filter((option) => !near.includes(option))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
  const special = specialTakes
    .filter((take) => takes(word, { take, id: null }))
    .map((take) => ({ id: take, name: texts.takes[take](word.newName ?? '') }));
  const known = (some: readonly Option[]) =>
    some.map(({ id, name }) => ({ id: `${existing}${id}`, name }));
  return [...known(near), ...special, ...known(others)];
}

/** The chosen option; '' while nothing is decided. */
export function optionIdOf(choice: ImportChoice | undefined): string {
  if (!choice) return '';
  return choice.take === 'existing' ? `${existing}${choice.id}` : choice.take;
}

export function takeOf(optionId: string): Take | null {
  if (optionId.startsWith(existing)) {
    return { take: 'existing', id: optionId.slice(existing.length) };
  }
  const take = specialTakes.find((it) => it === optionId);
  return take ? { take, id: null } : null;
}

export const wordLabel = ({ word, lines }: ImportWord): string =>
  `${word === '' ? texts.noWord : `«\u202F${word}\u202F»`} · ${texts.rows(lines.length)}`;

export function wordHint({ otherSpellings, newFault }: ImportWord): string | undefined {
  const hints = [
    ...(otherSpellings.length > 0 ? [texts.otherSpellings(otherSpellings)] : []),
    ...(newFault === null ? [] : [texts.notCreated(newFault)]),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}
