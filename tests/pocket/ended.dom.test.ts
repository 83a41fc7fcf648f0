import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPocket } from '#web/domain/pocket/check-pocket.ts';
import { choosePocket } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { changeAct, keepAct, readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { sendNextAct } from '#web/domain/pocket/send-act.ts';
import { refusal } from '../support/dom/answers.ts';
import { failing, stubGateway, type Answers } from '../support/dom/stub-gateway.ts';
import { inTurn } from '../support/locks.ts';
import { visit } from '../support/dom/visit.ts';
import { aKept, factsNow, keptStreets } from './kept.ts';

const keep = { token: '1-AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB', expiresAt: Date.now() };
const names = { historyId: '1', numberName: 'T1 - Rue 1', doneAt: 0 };
const tap = { ...names, token: '1-returned', action: 'returned', tap: 'returns' } as const;
const tick = { street: 'Rue Basse', side: 'both', state: 'done' } as const;
const standing = (it: string) => ({ PocketStanding: { pocketStanding: it } });
const sentence = 'Pas parti\u202F: ce téléphone a été déconnecté. Connecte-toi pour le refaire.';

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
  choosePocket('on');
  await storePocket({ ...factsNow(), keep }, [
    aKept(1, { note: 'Clé chez Durand', streets: keptStreets() }),
  ]);
});
afterEach(async () => {
  await removeActs(await readActs());
  await emptyPocket();
  choosePocket(null);
  vi.unstubAllGlobals();
});

const underneath = (answers: Answers) => {
  const gateway = stubGateway(answers);
  vi.stubGlobal('fetch', gateway.fetch);
  return gateway;
};
const left = async () => {
  const { facts, territories, ended } = await readPocket(Date.now());
  return [facts === null, territories.length, ended];
};
const whole = [false, 1, false];
const nothing = [true, 0, true];

describe('a device that keeps territories', () => {
  it('asks whether it may, by what it holds, and goes on where it may [OWN-212]', async () => {
    const { calls } = underneath(standing('stands'));
    await checkPocket();
    expect([calls('PocketStanding'), await left()]).toEqual([[{ token: keep.token }], whole]);
  });

  it('empties itself where the server that let it says no; acts that waited say that they did not go, answered ones that counted are gone [OWN-212]', async () => {
    const counted = await keepAct({ ...tap, token: '1-month', action: 'month', tap: 'asksMonth' });
    await changeAct(counted.id, { state: 'settled', message: 'Compté.' });
    await keepAct(tap);
    await keepAct({ ...names, token: '1-streets', tick });
    underneath(standing('ended'));
    await checkPocket();
    expect(await left()).toEqual(nothing);
    expect(await readActs()).toMatchObject([
      { tap: 'returns', numberName: 'T1 - Rue 1', state: 'refused', message: sentence, token: '' },
      { tick, state: 'refused', message: sentence, token: '' },
    ]);
    expect(JSON.stringify(await readPocket(Date.now()))).not.toContain('Durand');
  });

  it.each([
    ['another server', standing('unknown')],
    ['a server that is away', { PocketStanding: 'cut' as const }],
    [
      'a backend that is away',
      { PocketStanding: failing('pocketStanding', 'BACKEND_UNREACHABLE') },
    ],
    [
      'a backend without pockets',
      { PocketStanding: failing('pocketStanding', 'BACKEND_BAD_RESPONSE') },
    ],
    ['a refusal', { PocketStanding: failing('pocketStanding', 'REFUSED', 'Non.') }],
  ])('is not emptied by %s [OWN-212]', async (_what, answers) => {
    await keepAct(tap);
    underneath(answers);
    await checkPocket().catch(() => null);
    expect([await left(), (await readActs())[0]?.state]).toEqual([whole, 'waiting']);
  });

  it('of an older release, which holds nothing to ask by, asks nothing [OWN-212]', async () => {
    await storePocket(factsNow(), [aKept(1)]);
    const { asked } = underneath({});
    await checkPocket();
    expect([asked(), await left()]).toEqual([[], whole]);
  });

  it('asks after an act was refused: it may have been told so by it [OWN-212]', async () => {
    await keepAct(tap);
    const { asked } = underneath({
      ...standing('ended'),
      DoPocketAct: { doPocketAct: refusal('Non.') },
    });
    await sendNextAct();
    expect([asked(), await left()]).toEqual([['DoPocketAct', 'PocketStanding'], nothing]);
    expect(await readActs()).toMatchObject([{ state: 'refused', message: 'Non.' }]);
  });

  it('says so on /poche, beside what did not go [OWN-212]', async () => {
    await keepAct(tap);
    underneath(standing('ended'));
    await checkPocket();
    await visit('/poche', { token: null, answers: {} });
    expect(await screen.findByText(/^Ce téléphone a été déconnecté/u)).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/^Pas parti/u)).toBeTruthy());
    expect(screen.queryByText(/Clé chez/u)).toBe(null);
  });
});
