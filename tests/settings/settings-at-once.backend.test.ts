import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import { aManager, saved } from './settings-world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('two managers who save at once', () => {
  const changed = {
    ...refusal(
      'Les paramètres ont été modifiés pendant ta saisie. Reviens à la version enregistrée, ou enregistre ta saisie à la place.',
    ),
    message_type: 'warning',
    overwrite_switch: true,
  };

  it('do not overwrite each other unnoticed; the second may overwrite [B-14, SET-17, OWN-05]', async () => {
    const { view, edit } = await aManager(world);
    const seen = String((await view())['version']);
    const first = await edit({ standard_period: '6', version: seen });
    expect(first).toEqual(saved);
    expect(first['version']).not.toBe(seen);
    expect(await edit({ stand_period: '3', version: seen })).toEqual(changed);
    expect(await view()).toMatchObject({ standard_period: 6, stand_period: 1 });
    expect(await edit({ stand_period: '3', version: seen, force_overwrite: 'y' })).toEqual(saved);
    expect(await view()).toMatchObject({ standard_period: 4, stand_period: 3 });
  });

  it('in the same moment: one of them is refused', async () => {
    const { view, edit } = await aManager(world);
    const seen = String((await view())['version']);
    const answers = await Promise.all(
      ['5', '6', '7'].map((standard_period) => edit({ standard_period, version: seen })),
    );
    expect(answers.filter(({ success: done }) => done)).toHaveLength(1);
    expect(answers.filter((answer) => answer['overwrite_switch'] === true)).toHaveLength(2);
  });

  it('with the same values do not conflict, and a form without a version is not checked', async () => {
    const { view, edit } = await aManager(world);
    const seen = String((await view())['version']);
    await edit({ standard_period: '6', version: seen });
    expect((await edit({ standard_period: '6', version: seen })).success).toBe(true);
    expect((await edit({ standard_period: '7' })).success).toBe(true);
  });
});
