import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { aMap, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { mapOfPlanned } from '../cards/some-cards.ts';
import { openPocketWorld } from './pocket-world.ts';

const { world, staff, fill, act, later } = await openPocketWorld();

afterAll(() => world.close());

/** Eight streets of Monaco. */
const features = mapOfPlanned(2);
const exited = { to: 5, released: '2026-03-01', due: '2026-07-01', online: true };
const street = 'Rue du Campanin';

beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, (db) => db.rows('delete from territories'));
  await staff.signInAgain();
  await aTerritory(world, { id: 1, exited });
  await aMap(world, { territory: 1, features });
});

interface KeptStreets {
  readonly token: string | null;
  readonly total_metres: number;
  readonly some_before: boolean;
  readonly streets: readonly { readonly name: string; readonly state: string }[];
}
const keptStreets = async (held: readonly string[] = []) => {
  const { territories } = await fill(held);
  return territories[0]?.['streets'] as KeptStreets | null;
};
const permission = async () => (await keptStreets())?.token ?? '';
let visitors = 0;
const tick = async (token: string, more: Readonly<Record<string, string>> = {}) => {
  visitors += 1;
  const headers = {
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `2001:db8:1::${visitors.toString(16)}`,
  };
  const form = { token, street, side: 'both', state: 'done', ...more };
  return (await world.call('POST /pocket/tick', { form, headers })).body;
};
const stateOf = async (name: string) =>
  (await keptStreets())?.streets.find((it) => it.name === name)?.state;
const conflict = (message: string) =>
  success({
    outcome: 'conflict',
    held: false,
    message,
    message_type: 'warning',
    due_date: null,
    token: null,
    expires_at: null,
  });
const unknown = refusal(
  'Cette action ne peut plus être envoyée depuis ce téléphone. Connecte-toi pour la refaire.',
);

describe('a pocket [OWN-152]', () => {
  it('holds the streets of each territory with one permission to tick them', async () => {
    const kept = await keptStreets();
    expect(kept).toMatchObject({ some_before: false });
    expect(kept?.streets).toHaveLength(8);
    expect(kept?.total_metres).toBeGreaterThan(500);
    expect(kept?.token).toMatch(/^1-[\w-]{22}$/u);
    expect((await keptStreets([kept?.token ?? '']))?.token).toBe(null);
    expect(await world.read('select territory_id from street_rounds')).toEqual([]);
  });

  it('holds none where no limits are drawn', async () => {
    await world.database.asTenant(1, (db) => db.rows('delete from territory_maps'));
    expect(await keptStreets()).toBe(null);
  });
});

describe('a tick without a session [OWN-152]', () => {
  it('marks the street, any number of times, and the last one counts', async () => {
    const token = await permission();
    const taken = (message: string) =>
      success({ outcome: 'taken', message, message_type: 'success' });
    expect(await tick(token)).toEqual(taken('Noté\u202F: Rue du Campanin, fait.'));
    expect(await tick(token)).toEqual(taken('Noté\u202F: Rue du Campanin, fait.'));
    expect(await stateOf(street)).toBe('done');
    expect(await tick(token, { state: 'again' })).toEqual(
      taken('Noté\u202F: Rue du Campanin, à refaire.'),
    );
    expect(await stateOf(street)).toBe('again');
    expect(await tick(token, { state: 'left' })).toEqual(
      taken('Noté\u202F: Rue du Campanin, sans marque.'),
    );
  });

  it('that is older than another of that street does not count and says so; the newer one stays [OWN-213]', async () => {
    const token = await permission();
    later(1);
    expect(await tick(token, { state: 'again' })).toMatchObject({ outcome: 'taken' });
    later(1);
    const older = { state: 'done', seconds_ago: '5400' };
    expect(await tick(token, older)).toEqual({
      ...conflict('Cochée autrement depuis\u202F: ta marque, plus ancienne, ne compte pas.'),
      held: true,
    });
    expect(await tick(token, { ...older, side: 'south' })).toMatchObject({ outcome: 'conflict' });
    expect(await stateOf(street)).toBe('again');
    expect(await tick(token, { ...older, state: 'again' })).toMatchObject({ outcome: 'taken' });
    expect(await tick(token, { state: 'done', seconds_ago: '600' })).toMatchObject({
      outcome: 'taken',
    });
    expect(await stateOf(street)).toBe('done');
  });

  it('counts after another of the same minute: requests of one device take unequally long [OWN-213]', async () => {
    const token = await permission();
    later(1);
    await tick(token, { state: 'done' });
    expect(await tick(token, { state: 'left', seconds_ago: '30' })).toMatchObject({
      outcome: 'taken',
    });
  });

  it('leaves its moment to the minute for a day, then its day, and nothing for the next holder [OWN-213]', async () => {
    const token = await permission();
    const moments = async () =>
      (
        await world.read<{ at: string | null }>(
          `select distinct to_char(marked_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at
           from round_streets where name = '${street}'`,
        )
      ).map(({ at }) => at);
    world.clock.set('2026-03-15T10:20:30Z');
    await tick(token, { state: 'again' });
    await tick(token, { street: 'Avenue des Guelfes' });
    expect(await moments()).toEqual(['2026-03-15 10:20:00']);
    later(25);
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await moments()).toEqual(['2026-03-16 00:00:00']);
    expect(await tick(token, { seconds_ago: String(24 * 3600) })).toMatchObject({
      outcome: 'conflict',
    });
    await staff.signInAgain();
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: '1',
      return_date: '2026-03-16',
    });
    expect(await moments()).toEqual([null]);
  });

  it('of one side says which, and one that the street does not have is refused [OWN-160]', async () => {
    const token = await permission();
    const sent = { state: 'done', side: 'south' };
    expect(await tick(token, sent)).toMatchObject({
      message: 'Noté\u202F: Rue du Campanin (côté sud), fait.',
    });
    expect(await tick(token, { ...sent, side: 'odd' })).toMatchObject({ success: false });
  });

  it('leaves nothing that tells who ticked when', async () => {
    const token = await permission();
    const before = await world.read('select id from event_logs');
    await tick(token);
    expect(await world.read('select id from event_logs')).toEqual(before);
    expect(await world.read('select call from idempotent_answers')).toEqual([]);
    expect(
      await world.read('select action from pocket_permissions where used_at is not null'),
    ).toEqual([]);
  });

  it.each([
    [{ street: 'Rue de Rivoli' }, 'Cette rue n’est plus dans la liste de ce territoire.'],
    [{ state: 'absent' }, 'Cette marque n’existe pas.'],
  ])('of %j is refused', async (form, sentence) => {
    expect(await tick(await permission(), form)).toEqual(refusal(sentence));
    expect(await world.read('select name from round_streets')).toEqual([]);
  });

  it('is refused with another permission, one of another congregation, without a key, and after thirty days', async () => {
    const { territories } = await fill();
    const [back] = territories[0]?.acts ?? [];
    const token = await permission();
    expect(await tick(back?.token ?? '')).toEqual(unknown);
    expect(await tick(token.replace(/^1-/u, '2-'))).toEqual(unknown);
    expect(await tick('')).toEqual(unknown);
    const { body } = await world.call('POST /pocket/tick', {
      form: { token, street, side: 'both', state: 'done' },
    });
    expect(body.success).toBe(false);
    later(30 * 24);
    expect(await tick(token)).toMatchObject({ success: false });
    expect(await world.read('select name from round_streets')).toEqual([]);
  });

  it('does no other act', async () => {
    expect(await act(await permission())).toEqual(unknown);
    expect(await world.read('select return_date from histories')).toEqual([{ return_date: null }]);
  });

  it('says what has changed meanwhile, and marks nothing [OWN-108]', async () => {
    const token = await permission();
    await tick(token);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: '1',
      return_date: '2026-03-14',
    });
    expect(await tick(token, { street: 'Avenue des Guelfes' })).toEqual(
      conflict('Rentré entre-temps par un gestionnaire le 14/03/2026.'),
    );
    expect(await world.read(`select name from round_streets where state <> 'left'`)).toEqual([]);
    await world.read('update histories set return_date = null, user_id = 6 returning id');
    expect(await tick(token)).toEqual(
      conflict('Ce territoire a été attribué entre-temps à une autre personne.'),
    );
    await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: '1' });
    expect(await tick(token)).toEqual(
      conflict('La sortie de ce territoire a été annulée entre-temps par un gestionnaire.'),
    );
  });

  it('is no longer possible after Déconnecter partout [OWN-106]', async () => {
    const token = await permission();
    await staff.ask('5', 'POST /user/connection/endall');
    await staff.signInAgain();
    expect(await tick(token)).toEqual(unknown);
  });
});
