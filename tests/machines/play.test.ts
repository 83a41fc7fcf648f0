import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import {
  chancesIn,
  doneEvent,
  errorEvent,
  outlookOf,
  playerOf,
  statesIn,
  waitingIn,
} from '../../scripts/machines/play/engine.ts';
import { linkTextOf, pathOf, testOf } from '../../scripts/machines/play/path.ts';
import { playedWith } from '../../scripts/machines/play/runs.ts';
import { readText, textOf } from '../../scripts/machines/play/values.ts';
import { refusalError } from '../support/refusal-error.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { KeepingError } from '#machines/parts/failure/keeping-error.ts';

const subject = { territoryId: '12', historyId: '340' };
const ask = { type: 'ask', subject };
const confirm = { type: 'confirm' };
const network = errorEvent('grantReprieve', new Failure('NETWORK'));

describe('playing a machine', () => {
  it('each step says what it took, passed, and did to the world [OWN-137]', () => {
    const player = playerOf(reprieveMachine);
    const steps = playedWith(
      player,
      undefined,
      [ask, confirm, doneEvent('grantReprieve', { notice: null })].map((event) => ({ event })),
    );
    expect(steps.map(({ taken, effects }) => ({ taken, effects }))).toEqual([
      { taken: [], effects: [] },
      { taken: ['reprieve.quiet ask 0'], effects: [] },
      {
        taken: ['reprieve.asking confirm 0'],
        effects: [{ kind: 'call', name: 'grantReprieve', value: subject }],
      },
      {
        taken: ['reprieve.doing xstate.done.actor.grantReprieve 0'],
        effects: [{ kind: 'told', name: 'changed', value: { type: 'changed', notice: null } }],
      },
    ]);
    expect(steps.map(({ snapshot }) => statesIn(snapshot).at(-1))).toEqual([
      'reprieve.quiet',
      'reprieve.asking',
      'reprieve.doing',
      'reprieve.quiet',
    ]);
  });

  it('what is possible leads somewhere; what is not names the guard that forbids it [OWN-137]', () => {
    const player = playerOf(exitMachine);
    const territories: readonly unknown[] = [];
    const loaded = player.after(player.start(undefined), {
      event: doneEvent('exitChoices', { manager: false, territories }),
    }).snapshot;
    expect(chancesIn(loaded).map(({ type }) => type)).toEqual([
      'list.filtered',
      'territories.chosen',
      'preview',
      'save',
      'changed.elsewhere',
      'again',
      'xstate.done.actor.mapPreview',
      'act.undone',
    ]);
    expect(outlookOf(loaded, { type: 'preview' })).toEqual({
      takes: [],
      forbiddenBy: ['oneTerritory'],
      fault: null,
    });
    const [refresh] = outlookOf(loaded, { type: 'changed.elsewhere' }).takes;
    expect(refresh?.target?.map(({ id }) => id)).toEqual(['exit.editing.refreshing']);
    expect(outlookOf(loaded, { type: 'retry' })).toEqual({
      takes: [],
      forbiddenBy: [],
      fault: null,
    });
  });

  it('those who were asked and have not answered are named, machines apart [OWN-137]', () => {
    const player = playerOf(exitMachine);
    const start = player.start(undefined);
    const waiting = () => waitingIn(start.snapshot).map(({ id, machine }) => [id, machine?.id]);
    expect(waiting()).toEqual([['exitChoices', undefined]]);
    const loaded = player.after(start, {
      event: doneEvent('exitChoices', { manager: true, territories: [] }),
    });
    const now = waitingIn(loaded.snapshot).map(({ id, machine }) => [id, machine?.id]);
    expect(now).toEqual([['mapPreview', 'mapPreview']]);
  });

  it('a context typed by hand counts for the guards [OWN-137]', () => {
    const player = playerOf(exitMachine);
    const loaded = player.after(player.start(undefined), {
      event: doneEvent('exitChoices', { manager: true, territories: [] }),
    });
    const context = { ...loaded.snapshot.context, territories: [{ id: '12' }] };
    const typed = player.after(loaded, { context });
    expect(outlookOf(loaded.snapshot, { type: 'preview' }).takes).toHaveLength(0);
    expect(outlookOf(typed.snapshot, { type: 'preview' }).takes).toHaveLength(1);
    expect(player.after(typed, { event: { type: 'preview' } }).effects).toEqual([
      { kind: 'sent', name: 'mapPreview', value: { type: 'open', territoryId: '12' } },
    ]);
  });

  it('a machine that throws says so, and stays where it was [OWN-137]', () => {
    const throwing = setup({
      guards: {
        broken: () => {
          throw new RangeError('Too far.');
        },
      },
    }).createMachine({
      id: 'throwing',
      initial: 'quiet',
      states: { quiet: { on: { go: { guard: 'broken', target: 'gone' } } }, gone: {} },
    });
    const player = playerOf(throwing);
    const start = player.start(undefined);
    const after = player.after(start, { event: { type: 'go' } });
    expect(after.fault).toContain('Too far.');
    expect(statesIn(after.snapshot)).toEqual(['throwing', 'throwing.quiet']);
    expect(outlookOf(start.snapshot, { type: 'go' })).toMatchObject({
      takes: [],
      forbiddenBy: ['broken'],
      fault: expect.stringContaining('Too far.') as string,
    });
  });

  it('an event nobody knows is said, and the path ends there [OWN-137]', () => {
    const moves = [ask, { type: 'vanished' }, confirm].map((event) => ({ event }));
    const steps = playedWith(playerOf(reprieveMachine), undefined, moves);
    expect(steps.map(({ fault }) => fault)).toEqual([
      null,
      null,
      'TypeError: reprieve knows no event "vanished".',
    ]);
  });

  it('a machine that sends to the one above it plays alone [OWN-137]', () => {
    const features = { type: 'FeatureCollection', features: [] };
    const events = [
      { type: 'read', known: features },
      doneEvent('readDraft', { ...features, features: [] }),
      { type: 'restore' },
    ];
    const steps = playedWith(
      playerOf(mapDraftMachine),
      undefined,
      events.map((event) => ({ event })),
    );
    expect(steps.map(({ fault }) => fault)).toEqual([null, null, null, null]);
  });

  it('a hundred thousand events are played, and the first situation is still there [OWN-137]', () => {
    const endless = createMachine({
      id: 'endless',
      initial: 'here',
      states: { here: { on: { go: 'there' } }, there: { on: { go: 'here' } } },
    });
    const moves = Array.from({ length: 100_000 }, () => ({ event: { type: 'go' } }));
    const steps = playedWith(playerOf(endless), undefined, moves);
    expect(steps).toHaveLength(100_001);
    expect(statesIn(steps[0]!.snapshot)).toEqual(['endless', 'endless.here']);
    expect(statesIn(steps[99_999]!.snapshot)).toEqual(['endless', 'endless.there']);
  });
});

describe('values', () => {
  it('refusals, failures, defects, files and nothing come back from JSON [OWN-137]', () => {
    const refusal = refusalError('Déjà rentré.', 'error', 'overwrite');
    const full = new KeepingError('full');
    const values = [refusal, new Failure('NETWORK'), full, undefined, { kept: [1, null, 'x'] }];
    expect(readText(textOf(values))).toEqual(values);
    const back = readText(textOf(new Failure('NETWORK')));
    expect(back instanceof Failure && back.code).toBe('NETWORK');
    expect(textOf(new TypeError('Ours.'))).toBe('{"$defect":"Ours."}');
    expect(textOf(new File(['abc'], 'plan.kml'))).toBe('{"$file":"plan.kml","bytes":3}');
  });
});

describe('a path', () => {
  const path = {
    input: undefined,
    moves: [{ event: ask }, { context: { subject: null } }, { event: network }],
  };

  it('comes back from its link, failures and typed contexts too [OWN-137]', () => {
    const link = linkTextOf(path);
    expect(link).toMatch(/^[\w-]+$/u);
    expect(pathOf(link)).toEqual(path);
  });

  it.each([
    '',
    'x',
    'bm8',
    linkTextOf(path).slice(0, 40),
    btoa('{"moves":[{}]}'),
    btoa('{"moves":7}'),
  ])('the link %j holds no path [OWN-137]', (link) => expect(pathOf(link)).toBe(null));

  it('is a test that can be pasted [OWN-137]', () => {
    const moves = [{ event: ask }, { event: confirm }, { event: network }];
    const { snapshot } = playedWith(playerOf(reprieveMachine), undefined, moves).at(-1)!;
    const known = {
      id: 'reprieve',
      file: 'machines/domain/assignment/reprieve.machine.ts',
      exported: 'reprieveMachine',
    };
    expect(testOf(known, { input: undefined, moves }, snapshot))
      .toBe(`import { expect, it } from 'vitest';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import { play } from '../support/play.ts';

it('reprieve: say what happens and why [ID]', () => {
  const { snapshot } = play(reprieveMachine, undefined, [
    { type: "ask", subject: { territoryId: "12", historyId: "340" } },
    { type: "confirm" },
    { type: "xstate.error.actor.grantReprieve", actorId: "grantReprieve", error: new Failure("NETWORK") },
  ]);
  expect(snapshot.value).toEqual("asking");
  expect(snapshot.context).toEqual({ subject: { territoryId: "12", historyId: "340" }, problem: null });
});
`);
  });
});
