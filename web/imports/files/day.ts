/** Whether the dates of a file are month first: only where one must be, and none must be day first. */
export function monthFirst(dates: readonly string[]): boolean {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = slashed.exec(date.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  return pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12);
}

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/u;
const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T].*)?$/u;
const serial = /^\d{5}(?:\.\d+)?$/u;
/** Day 0 of a spreadsheet; serial numbers outside 1927 to 2119 are not taken for days. */
const dayZero = Date.UTC(1899, 11, 30);
const serials = { least: 10_000, most: 80_000 };
const aDay = 86_400_000;

const weekday = String.raw`(?:\p{L}+,? )?`;
const dayFirst = new RegExp(
  String.raw`^(?:le )?${weekday}(\d{1,2})(?:er|\.)?[ -](?:de )?(\p{L}+)\.?[ -](?:de )?(\d{4}|\d{2})$`,
  'u',
);
const monthBefore = new RegExp(
  String.raw`^${weekday}(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$`,
  'u',
);
/** What the months begin with in six languages, without accents. */
const months: readonly RegExp[] = [
  /^(?:jan|ene|gen)/u,
  /^(?:fev|feb)/u,
  /^(?:mar)/u,
  /^(?:avr|apr|abr)/u,
  /^(?:mai|may|mag)/u,
  /^(?:juin|jun|giu)/u,
  /^(?:juil|jul|lug)/u,
  /^(?:aou|aug|ago)/u,
  /^(?:sep|set)/u,
  /^(?:oct|okt|out|ott)/u,
  /^(?:nov)/u,
  /^(?:dec|dez|dic)/u,
];

/** '3 mars 2018', 'le 1er févr. 19', 'dimanche 3 mars 2024', 'Mar 3, 2024', '3-Mar-24'. */
function wordedDay(text: string): string | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ');
  const [, english, its, of] = monthBefore.exec(plain) ?? [];
  const [, first, second = '', third] = dayFirst.exec(plain) ?? [];
  const [day, word, year] = of === undefined ? [first, second, third] : [its, english ?? '', of];
  const month = months.findIndex((it) => it.test(word));
  if (year === undefined || month < 0) return null;
  return isoText(fullYear(year), String(month + 1), day);
}

/** Two figures are a year of this century up to the current one, else of the last: a register has no year to come. */
function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return Number(`20${year}`) > new Date().getFullYear() ? `19${year}` : `20${year}`;
}

/** `yyyy-mm-dd`; text that is no date is kept as it is, for the server to refuse with its line. */
export function isoDay(text: string, monthBeforeDay: boolean): string {
  const date = text.trim();
  const [, isoYear, isoMonth, isoDate] = iso.exec(date) ?? [];
  if (isoYear !== undefined) return isoText(isoYear, isoMonth, isoDate);
  const [, first, second, year] = slashed.exec(date) ?? [];
  if (year !== undefined) {
    const [day, month] = monthBeforeDay ? [second, first] : [first, second];
    return isoText(fullYear(year), month, day);
  }
  const days = Number(date);
  if (serial.test(date) && days >= serials.least && days <= serials.most) {
    return new Date(dayZero + Math.floor(days) * aDay).toISOString().slice(0, 10);
  }
  return wordedDay(date) ?? text;
}

const isoText = (year: string, month = '', day = ''): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
