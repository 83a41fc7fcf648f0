import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOneTapWorld } from '../one-tap/one-tap-world.ts';

let desk: Awaited<ReturnType<typeof openOneTapWorld>>;

beforeAll(async () => {
  desk = await openOneTapWorld();
});
afterAll(() => desk.world.close());

it('a link of a reminder does its one act for whoever owes a second factor, and opens no session [OWN-400]', async () => {
  const { world, out, remind, tap, requests } = desk;
  const id = await out({ to: 3 });
  await world.database.asTenant(1, (db) =>
    db.rows(`insert into second_factor_demands values (1, 3, '2026-03-01')`),
  );
  const sessions = () => world.read('select id from sessions where user_id = 3 order by id');
  const before = await sessions();
  const answer = await tap((await remind(id, 3)).month);
  expect(answer).not.toHaveProperty('token');
  expect(answer.success).toBe(true);
  expect(await requests(id)).toEqual([{ kind: 'month' }]);
  expect(await sessions()).toEqual(before);
});
