import type { SnapshotFrom } from 'xstate';

import { endOf, inGroups } from '#engines/ledger/head.ts';
import type { auditMachine } from '#machines/domain/audit/audit.machine.ts';
import { type AuditPeriod, periodFaults } from '#machines/domain/audit/audit.rules.ts';

import { problemView } from '../../parts/failure/problem.view.ts';
import { auditTexts as texts } from './audit.texts.ts';

/** What the form of an audit file shows for two days, yyyy-mm-dd. */
export function auditView(
  snapshot: SnapshotFrom<typeof auditMachine>,
  period: AuditPeriod,
  today: string,
) {
  return {
    faults: periodFaults(period, today),
    canTake: snapshot.can({ type: 'take', ...period, today }),
    taking: snapshot.matches('taking'),
    problem: problemView(snapshot.context.problem),
  };
}

export interface TakenView {
  readonly said: string;
  readonly head: string;
}

/** Characters of base64 that the last line stands in: sixteen times its length. */
const tail = 8192;

/** What the last line of a file says, and its head as people compare it (OWN-387). */
export function takenView(base64: string): TakenView | null {
  const end = endOf(new TextDecoder().decode(bytesIn(base64.slice(-tail))));
  return end && { said: texts.taken(end.lines), head: inGroups(end.head) };
}

const bytesIn = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
