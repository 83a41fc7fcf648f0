import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import type { QueryMapTokenArgs } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';
import { remembered } from '../support/played.ts';
import { aChoice, exitChoices } from './choices.ts';
import { choose, elsewhere, filtered, preview } from './exit-desk.ts';
import { publicMap } from './public-map.ts';

/** An exit with its list loaded, and the territories for which the preview requested a token. */
async function anExit(token: () => Promise<string> = async () => 'abc') {
  const asked: string[] = [];
  const actor = createActor(
    exitMachine.provide({
      actors: {
        exitChoices: fromPromise(async () => exitChoices()),
        mapPreview: mapPreviewMachine.provide({
          actors: {
            mapToken: fromPromise<string, QueryMapTokenArgs>(async ({ input }) => {
              asked.push(input.territoryId);
              return token();
            }),
            publicMap: fromPromise(async () => publicMap),
          },
        }),
      },
    }),
    remembered,
  );
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const shown = () => actor.getSnapshot().children.mapPreview!;
  return { actor, asked, shown };
}

describe('exit and its preview', () => {
  it('the preview shows the map of the one territory, and may be closed and opened again [EXIT-16, PREV-01]', async () => {
    const { actor, asked, shown } = await anExit();
    expect(shown().getSnapshot().value).toBe('closed');
    for (const id of ['2', '3']) {
      actor.send(choose(id));
      actor.send(preview);
      await waitFor(shown(), (snapshot) => snapshot.matches('shown'));
      expect(shown().getSnapshot().context).toEqual({ territoryId: id, token: 'abc', publicMap });
      shown().send({ type: 'close' });
      expect(shown().getSnapshot().value).toBe('closed');
    }
    expect(asked).toEqual(['2', '3']);
    expect(actor.getSnapshot().context.territories).toEqual([aChoice('3')]);
  });

  it('no territory or two have no preview [EXIT-16]', async () => {
    const { actor, asked, shown } = await anExit();
    actor.send(preview);
    actor.send(choose('1', '2'));
    actor.send(preview);
    expect(asked).toEqual([]);
    expect(shown().getSnapshot().value).toBe('closed');
  });

  it('a list reloaded in the background leaves the preview open [GEN-14]', async () => {
    const { actor, shown } = await anExit();
    actor.send(choose('1'));
    actor.send(preview);
    actor.send(elsewhere);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));
    await waitFor(shown(), (snapshot) => snapshot.matches('shown'));
    expect(shown().getSnapshot().context.territoryId).toBe('1');
  });

  it('another list begins with a closed preview [EXIT-07]', async () => {
    const { actor, shown } = await anExit();
    actor.send(choose('1'));
    actor.send(preview);
    actor.send(filtered('paper'));
    expect(actor.getSnapshot().children.mapPreview).toBe(undefined);
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(shown().getSnapshot().value).toBe('closed');
  });

  it.each([
    ['a refusal', refusalError('Ce territoire n’a pas de carte.')],
    ['a bad answer', new Failure('BACKEND_BAD_RESPONSE')],
  ])('%s of the preview leads to /404 [PREV-04]', async (_, error) => {
    const { actor } = await anExit(() => Promise.reject(error));
    actor.send(choose('1'));
    actor.send(preview);
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(nextIn(actor.getSnapshot().getMeta())).toBe('/404');
  });

  it.each(['NETWORK', 'UNAUTHENTICATED'] as const)(
    'after %s the preview is closed and the form is as it was [GEN-06, SHELL-06]',
    async (code) => {
      const { actor, asked, shown } = await anExit(() => Promise.reject(new Failure(code)));
      actor.send(choose('1'));
      const before = actor.getSnapshot().context;
      actor.send(preview);
      expect(shown().getSnapshot().value).toBe('resolving');
      await waitFor(shown(), (snapshot) => snapshot.matches('closed'));
      expect(asked).toEqual(['1']);
      expect(actor.getSnapshot().context).toEqual(before);
      expect(actor.getSnapshot().can(preview)).toBe(true);
    },
  );
});
