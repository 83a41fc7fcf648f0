import { expect, it } from 'vitest';
import type { QueuedAct, Ticked } from '#machines/domain/pocket/pocket.rules.ts';
import { pocketView } from '#web/pocket/pocket.view.ts';
import { aKept, keptStreets } from './kept.ts';

const filledAt = Date.parse('2026-11-27T10:00:00Z');
const device = { now: filledAt + 60_000, online: true, reached: true };
const aTick = (more: Partial<Omit<QueuedAct, keyof Ticked>>): QueuedAct => ({
  id: 1,
  key: 'k',
  token: '',
  historyId: '1',
  numberName: 'T1 - Rue 1',
  doneAt: filledAt,
  state: 'settled',
  message: 'Noté.',
  answeredAt: filledAt + 1000,
  next: null,
  tick: { street: 'Rue Haute', side: 'both', state: 'again' },
  ...more,
});
const statesWith = (act: QueuedAct) => {
  const shown = pocketView(
    {
      facts: { owner: 'o', filledAt, skew: 0, keep: null },
      territories: [aKept(1, { streets: keptStreets() })],
    },
    [act],
    { device, ready: true },
  );
  const streets = shown?.territories[0]?.streets;
  return [streets?.view.rows.map(({ state }) => state), streets?.waiting];
};

it('a tick that counted stays while the territories are not read anew [OWN-152]', () => {
  expect(statesWith(aTick({}))).toEqual([['left', 'again'], null]);
});

it('since the device was filled anew the server’s streets stand alone [OWN-152]', () => {
  expect(statesWith(aTick({ answeredAt: filledAt - 1000 }))).toEqual([['left', 'left'], null]);
});

it('a tick that was refused is not shown [OWN-152]', () => {
  expect(statesWith(aTick({ state: 'refused' }))).toEqual([['left', 'left'], null]);
});
