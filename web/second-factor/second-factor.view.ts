import type { SnapshotFrom } from 'xstate';

import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

const dialogs = ['askingPassword', 'scanning', 'checking', 'noting', 'proving'] as const;

/** What the card of the second factor shows and allows; nothing for whoever may have none. */
export function secondFactorView(snapshot: SecondFactorSnapshot) {
  const { factor, problem } = snapshot.context;
  const since = factor?.since ?? null;
  return {
    shown: factor !== null && (factor.offered || since !== null),
    standing: since === null ? null : `${texts.since(since)} ${texts.left(factor?.codesLeft ?? 0)}`,
    demanded:
      factor === null || factor.until === null || factor.over ? null : texts.until(factor.until),
    there: since !== null,
    canBegin: snapshot.can({ type: 'begin' }),
    beginning: snapshot.matches('beginning'),
    canChange: snapshot.can({ type: 'end' }),
    stalled: snapshot.matches('failed'),
    question: questionIn(snapshot.getMeta()),
    problem: dialogs.some((state) => snapshot.matches(state)) ? null : problemView(problem),
  };
}

/** The dialog that asks for the present password (OWN-231). */
export function passwordView(snapshot: SecondFactorSnapshot, presentPassword: string) {
  const proving = snapshot.matches('beginning') && snapshot.context.proof.presentPassword !== '';
  return {
    open: proving || snapshot.matches('askingPassword'),
    busy: proving,
    canGive: snapshot.can({ type: 'password.given', presentPassword }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(snapshot.context.problem),
  };
}

/** The dialog with the picture, and the field of the first code. */
export function scanView(snapshot: SecondFactorSnapshot, code: string) {
  const { begun, problem } = snapshot.context;
  return {
    open: snapshot.matches('scanning') || snapshot.matches('checking'),
    begun,
    busy: snapshot.matches('checking'),
    canGive: snapshot.can({ type: 'code.given', code }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(problem),
  };
}

/** The dialog with the codes on paper, which are there until they are noted. */
export function codesView(snapshot: SecondFactorSnapshot) {
  const { made } = snapshot.context;
  return {
    open: made !== null,
    codes: made?.codes ?? [],
    busy: snapshot.matches('keeping'),
    canKeep: snapshot.can({ type: 'noted' }),
    canCancel: snapshot.matches('noting'),
  };
}

/** The dialog that asks for password and code before a change. */
export function changeView(
  snapshot: SecondFactorSnapshot,
  proof: { readonly code: string; readonly presentPassword: string },
) {
  const busy = snapshot.matches('renewing') || snapshot.matches('ending');
  const { wanted, problem } = snapshot.context;
  return {
    open: busy || snapshot.matches('proving'),
    title: wanted === 'end' ? texts.end : texts.renew,
    busy,
    canGive: snapshot.can({ type: 'proof.given', ...proof }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(problem),
  };
}
