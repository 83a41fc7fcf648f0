/** A calendar day as a number, free of daylight saving time. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export interface Tick {
  /** From 0, the first day, to 1, today. */
  readonly at: number;
  readonly label: string;
}

export interface Line {
  readonly at: number;
  /** Begins a year. */
  readonly strong: boolean;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  /** Where the columns of months, quarters or years begin. */
  readonly lines: readonly Line[];
  /** Its width in pixels. */
  readonly room: number;
}

/** Widths in pixels: of a label, and of the narrowest column. */
const labelRoom = 46;
const columnRoom = 14;
const usualRoom = 6 * labelRoom;

/**
 * The axis from the first to the last day shown: columns and labels of as many months as its room
 * holds.
 */
export function axisOf(first: string, last: string, room = usualRoom): Axis {
  const from = dayNumber(first);
  const to = Math.max(dayNumber(last), from + 1);
  const monthRoom = (30.44 * room) / (to - from);
  const step = stepOf(labelRoom / monthRoom, [1, 2, 3, 6, 12, 24, 60, 120]);
  const columns = stepOf(columnRoom / monthRoom, [1, 3, 12, 120]);
  const ticks: Tick[] = [];
  const lines: Line[] = [];
  const began = new Date(from * 86_400_000);
  for (let month = monthIndex(began); ; month += 1) {
    const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
    const at = (date.getTime() / 86_400_000 - from) / (to - from);
    if (at >= 1) break;
    if (at < 0) continue;
    if (month % step === 0) ticks.push({ at, label: labelOf(date, step) });
    if (month % columns === 0) lines.push({ at, strong: month % 12 === 0 && columns < 12 });
  }
  return { from, to, ticks, lines, room };
}

/** The last label is left out where today's stands. */
export const besideToday = ({ room }: Pick<Axis, 'room'>, { at }: Tick): boolean =>
  (1 - at) * room < labelRoom + 24;

const stepOf = (least: number, steps: readonly number[]): number =>
  steps.find((step) => step >= least) ?? steps.at(-1) ?? 1;

const monthIndex = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

const labelOf = (date: Date, step: number): string =>
  step % 12 === 0 || date.getUTCMonth() === 0
    ? String(date.getUTCFullYear())
    : monthName.format(date);

/** Today by the browser's clock; for drawing only, rules use the server's. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
