/** A place where a law is broken. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A row of the table that `npm run check` prints; it fails when it has findings. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** Left out where the value is only shown. */
  readonly limit?: string;
  readonly findings: readonly Finding[];
}

export const limits = {
  folderImportsBelowWeb: 97,
  /** Of the lines of backend. */
  largestRoom: 0.26,
  floors: 8,
  borrowedFiles: 45,
  /** Of the lines of all machines. */
  answerPlumbing: 0.095,
  fileLines: 300,
  /** The root not counted. */
  machineStates: 15,
} as const;

/** A figure that allows no finding at all. */
export const none = (name: string, findings: readonly Finding[]): Figure => ({
  name,
  value: String(findings.length),
  limit: '0',
  findings,
});

export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'value', 'limit'],
    ...figures.map(({ name, value, limit = '' }) => [name, value, limit]),
  ];
  const [names = 0, values = 0, last = 0] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([name = '', value = '', limit = '']) =>
      `${name.padEnd(names)}  ${value.padStart(values)}  ${limit.padStart(last)}`.trimEnd(),
    )
    .join('\n');
}
