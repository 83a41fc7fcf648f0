import { Temporal } from 'temporal-polyfill';
import type { Change, ChangedField } from '../domain/territory/territory.rules.ts';
import { fieldWords, territoryTexts } from '../domain/territory/territory.texts.ts';

/** French names of the fields, without duplicates, in the order of the form. */
export const wordsFor = (fields: readonly ChangedField[]): string =>
  Object.entries(fieldWords)
    .filter(([field]) => fields.some((it) => it === field))
    .map(([, word]) => word)
    .join(', ');

/** Sentence naming author, time and fields of the concurrent changes. */
export function changedSentence(
  since: readonly Change[],
  local: (at: Temporal.Instant) => Temporal.ZonedDateTime,
): string {
  const logins = [...new Set(since.map(({ login }) => login ?? territoryTexts.somebody))];
  const at = local(Temporal.Instant.from(since.at(-1)?.at ?? ''));
  const text =
    logins.length > 1 ? territoryTexts.severalChangedMeanwhile : territoryTexts.changedMeanwhile;
  return text
    .replace('{logins}', () => listFormat.format(logins))
    .replace('{day}', `${two(at.day)}/${two(at.month)}/${at.year}`)
    .replace('{time}', `${two(at.hour)}:${two(at.minute)}`)
    .replace('{fields}', wordsFor(since.flatMap(({ fields }) => fields)));
}

const listFormat = new Intl.ListFormat('fr-FR');
const two = (value: number): string => String(value).padStart(2, '0');
