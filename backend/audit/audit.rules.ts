import { Temporal } from 'temporal-polyfill';
import { inGroups } from '#engines/ledger/head.ts';
import type { LedgerFault, verifyLedger } from '#engines/ledger/verify.ts';
import type { SentDay } from '../parts/http/fields.ts';
import { auditCommandTexts as texts } from './audit.texts.ts';

export interface Period {
  /** First and last day. */
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** The days of a period, or why they are none. */
export function periodOf(from: SentDay, to: SentDay): Period | 'unknownDay' | 'backwards' {
  if (from === null || to === null || from === 'invalid' || to === 'invalid') return 'unknownDay';
  return Temporal.PlainDate.compare(from, to) > 0 ? 'backwards' : { from, to };
}

/** One sentence about a file (OWN-386). */
export function sentenceOf(verdict: ReturnType<typeof verifyLedger>): string {
  return verdict.fault === null
    ? texts.whole(verdict.lines, inGroups(verdict.head))
    : faultSentence(verdict);
}

function faultSentence(it: LedgerFault): string {
  if (it.fault === 'missing') return texts.missing(it.from, it.to);
  return texts.faults[it.fault]('line' in it ? it.line : '');
}
