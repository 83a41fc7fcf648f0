import { addMonths, daysUntil, isDay } from '#machines/parts/calendar/calendar.rules.ts';
import type { TerritoryChoice } from '#schema/generated.ts';

import { humanDay, isoDay } from '../parts/fields/date.view.ts';
import { type Chip, type PickerRow, soughtIn } from '../domain/territory-picker/picker.view.ts';
import { exitTexts } from './exit.texts.ts';

/** How long a territory has rested by `today`; null for one that was never out (B-18). */
export function restText(returnDate: string | null, today: string): string {
  const { rest } = exitTexts;
  if (returnDate === null) return rest.never;
  const days = daysUntil(returnDate, today);
  if (days <= 0) return rest.today;
  if (days === 1) return rest.yesterday;
  const months = wholeMonths(returnDate, today);
  if (months === 0) return rest.days(days);
  return months < 24 ? rest.months(months) : rest.years(Math.floor(months / 12));
}

function wholeMonths(from: string, to: string): number {
  const about = Math.floor(daysUntil(from, to) / 28);
  for (let months = about; months > 0; months -= 1) {
    if (addMonths(from, months) <= to) return months;
  }
  return 0;
}

const row = (choice: TerritoryChoice, since: string, late: boolean, login = ''): PickerRow => {
  const { id, number, numberName, type } = choice;
  return { id, number, numberName, type, since, late, sought: soughtIn([numberName, type, login]) };
};

/** Of a backend that tells the day as people write it only, by that; without any: never out (B-18, OWN-195). */
function restOf({ returnDate, returnDateHuman }: TerritoryChoice, today: string): string {
  if (returnDate !== null || returnDateHuman === '') return restText(returnDate, today);
  const day = isoDay(returnDateHuman);
  return isDay(day) ? restText(day, today) : exitTexts.rest.on(returnDateHuman);
}

/** Territories that are in, each with how long it has rested. */
export const restedRows = (
  territories: readonly TerritoryChoice[],
  today: string,
): readonly PickerRow[] => territories.map((choice) => row(choice, restOf(choice, today), false));

/**
 * Territories that are out, since when and with whom, where the backend tells it (OWN-195); late from the
 * theoretical return date on, where `today` is known.
 */
export const heldRows = (
  territories: readonly TerritoryChoice[],
  today: string | null,
): readonly PickerRow[] =>
  territories.map((choice) => {
    const { releaseDate, returnDate, login } = choice;
    const late = today !== null && returnDate !== null && returnDate <= today;
    const since = releaseDate === null ? '' : exitTexts.held(humanDay(releaseDate), login);
    return row(choice, since, late, login);
  });

/** The territories of a question, each with its holder where the backend tells it (OWN-238). */
export const withHolders = (territories: readonly TerritoryChoice[]): readonly string[] =>
  territories.map(({ numberName, login }) => exitTexts.heldBy(numberName, login));

/** The same with the day on which each went out. */
export const withExits = (territories: readonly TerritoryChoice[]): readonly string[] =>
  withHolders(territories).map((held, at) => {
    const day = territories[at]?.releaseDate ?? null;
    return day === null ? held : exitTexts.heldSince(held, humanDay(day));
  });

/** The chosen territories, marked where the list no longer offers them. */
export function chips(
  territories: readonly TerritoryChoice[],
  offered: readonly TerritoryChoice[],
): readonly Chip[] {
  const ids = new Set(offered.map(({ id }) => id));
  return territories.map(({ id, numberName }) => ({ id, numberName, gone: !ids.has(id) }));
}

/** The same of territories to take out: one that came back today is perhaps a slip (OWN-276). */
export function exitChips(
  territories: readonly TerritoryChoice[],
  offered: readonly TerritoryChoice[],
  today: string,
): readonly Chip[] {
  const note = exitTexts.rest.today;
  const backToday = new Set(
    territories.filter((it) => restOf(it, today) === note).map(({ id }) => id),
  );
  return chips(territories, offered).map((chip) =>
    backToday.has(chip.id) ? { ...chip, note } : chip,
  );
}
