import { csvLines } from './csv.ts';
import type { LedgerEnd } from './head.ts';
import { fingerprintOf, noFingerprint } from './ledger.ts';
import { ledgerWords } from './ledger.texts.ts';

/** What is wrong with a chained table; `line` is the number that a line bears. */
export type LedgerFault =
  | { readonly fault: 'foreign' | 'cut' }
  | { readonly fault: 'changed' | 'added' | 'moved' | 'unlinked'; readonly line: string }
  | { readonly fault: 'missing'; readonly from: number; readonly to: number };

type Verdict = ({ readonly fault: null } & LedgerEnd) | LedgerFault;

/** Whether a chained table is whole, and the first fault of one that is not. */
export function verifyLedger(text: string): Verdict {
  const [heads, ...lines] = [...csvLines(text)];
  if (heads?.[0] !== ledgerWords.number || heads.at(-1) !== ledgerWords.own)
    return { fault: 'foreign' };
  let [expected, last] = [1, noFingerprint];
  for (const [at, cells] of lines.entries()) {
    if (cells === null || (at === lines.length - 1 && isCut(cells, heads))) return { fault: 'cut' };
    if (cells.length !== heads.length)
      return { fault: 'changed', line: cells[0] || String(expected) };
    const [line = '', count = ''] = cells;
    const [before, own] = cells.slice(-2);
    const fault = faultIn(cells, expected, lines);
    if (fault) return fault;
    if (before !== last) return { fault: 'unlinked', line };
    last = own ?? '';
    if (line === ledgerWords.end) {
      const next = lines[at + 1];
      if (next !== undefined) return { fault: 'added', line: next?.[0] ?? '' };
      const said = Number(count);
      if (said !== expected - 1) return { fault: 'changed', line };
      return { fault: null, lines: said, head: last };
    }
    expected += 1;
  }
  return { fault: 'cut' };
}

const isCut = (cells: readonly string[], heads: readonly string[]): boolean =>
  cells.length < heads.length || (cells.at(-1) ?? '').length < noFingerprint.length;

type Line = readonly string[] | null;

function faultIn(cells: readonly string[], expected: number, all: readonly Line[]) {
  const [line = '', count = ''] = cells;
  if (fingerprintOf(cells.slice(0, -1)) !== cells.at(-1))
    return { fault: 'changed', line } as const;
  const number = line === ledgerWords.end ? Number(count) + 1 : Number(line);
  if (number === expected) return null;
  if (!(number > expected)) return { fault: 'added', line } as const;
  if (all.some((it) => it?.[0] === String(expected))) return { fault: 'moved', line } as const;
  return { fault: 'missing', from: expected, to: number - 1 } as const;
}
