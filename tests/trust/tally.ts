/** One line of the table: what was tried, what an acknowledgement lost, what got through. */
export interface Row {
  readonly part: Part;
  readonly what: string;
  readonly tried: number;
  readonly lost: number;
  readonly through: number;
  /** Figures worth reading. */
  readonly note: string;
  /** What was lost and what got through, in words. */
  readonly told: readonly string[];
}

export const usualParts = [
  'kills',
  'attacks',
  'fuzz',
  'loads',
  'limits',
  'restore',
  'devices',
] as const;
/** The last one needs packages of Debian (deploy/cluster/README.md): it runs only if it is named. */
export const parts = [...usualParts, 'cluster'] as const;
export type Part = (typeof parts)[number];

export interface Tally {
  readonly tried: (times?: number) => void;
  readonly lost: (what: string) => void;
  readonly through: (what: string) => void;
  readonly row: (note?: string) => Row;
}

export function tallyOf(part: Part, what: string): Tally {
  const told: string[] = [];
  const count = { tried: 0, lost: 0, through: 0 };
  return {
    tried: (times = 1) => {
      count.tried += times;
    },
    lost: (one) => {
      count.lost += 1;
      told.push(`lost: ${one}`);
    },
    through: (one) => {
      count.through += 1;
      told.push(`got through: ${one}`);
    },
    row: (note = '') => ({ part, what, ...count, note, told }),
  };
}

export const isHeld = ({ tried, lost, through }: Row): boolean =>
  tried > 0 && lost === 0 && through === 0;

/** As SECURITY.md shows it. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['part', 'what', 'tried', 'lost', 'got through', ''],
    ...rows.map(({ part, what, tried, lost, through, note }) => [
      part,
      what,
      String(tried),
      String(lost),
      String(through),
      note,
    ]),
  ];
  const widths = cells[0]!.map((_, at) => Math.max(3, ...cells.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
