const year = 12;
const longName = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const nameAlone = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
const shortName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

/** 'octobre 2026'. */
export const monthAndYear = (month: string) => longName.format(new Date(month));
/** 'octobre'. */
export const monthName = (month: string) => nameAlone.format(new Date(month));
/** 'oct.', with the year where it begins. */
export const monthLabel = (month: string) =>
  month.slice(5, 7) === '01' ? month.slice(0, 4) : shortName.format(new Date(month));

/** The last twelve months that are over, the twelve before them, and the one under way. */
export function wholeYears<Month>(months: readonly Month[]) {
  const over = months.slice(0, -1);
  return {
    before: over.slice(-2 * year, -year),
    since: over.slice(-year),
    underWay: months.at(-1),
  };
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** A whole percentage; 0 only of none, 100 only of all. */
export function share(part: number, all: number): number {
  if (part === 0 || all === 0) return 0;
  if (part === all) return 100;
  return Math.min(Math.max(Math.round((100 * part) / all), 1), 99);
}

export const shareText = (part: number, all: number) =>
  `${percent.format(share(part, all))}\u202F%`;

/** A number as a cell: exported as such. */
export const figure = (value: number) => ({ text: String(value), value });
export const words = (text: string) => ({ text, value: text });

export const capitalised = (text: string) =>
  text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1);
