import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endAtTerminal } from '../../backend/second-factor/end-at-terminal.ts';
import { aCongregation } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFactor, type Person, post, somebody, withPassword } from './people-with-factor.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Nord' });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

const view = async ({ token }: Person) =>
  (await world.call('GET /secondfactor/view', { token })).body;
const free = { until: null, over: false };
const there = success({ offered: true, since: '15/03/2026', codes_left: 10, ...free });
const lettersTo = ({ id }: Person) =>
  world.read(`select recipient, kind, subject from mail_outbox where user_id = ${id} order by id`);
const letter = (id: number) => ({
  recipient: `p${id}@example.org`,
  kind: 'account',
  subject: 'Ton compte a été modifié',
});

describe('a lost one', () => {
  const remove = (by: Person, of: Person) =>
    post(world, 'POST /secondfactor/remove', by.token, { user_id: String(of.id) });
  const seen = async (by: Person, of: Person) =>
    (
      await world.call('GET /secondfactor/person/{user_id}', {
        token: by.token,
        path: { user_id: of.id },
      })
    ).body;
  const above = refusal(
    'Le second facteur d’une personne est supprimé par quelqu’un qui a plus de droits qu’elle. Demande à un administrateur.',
  );

  it('is ended by whoever has more rights: logged, mailed, and every session ends [OWN-395]', async () => {
    const administrator = await somebody(world, { role: 2 });
    const person = await somebody(world);
    await aFactor(world, person.token);
    expect(await seen(administrator, person)).toEqual(success({ since: '15/03/2026' }));
    expect(await remove(administrator, person)).toEqual(
      told(
        'Le second facteur est supprimé, et tous les appareils de cette personne sont déconnectés.',
      ),
    );
    expect(await seen(administrator, person)).toEqual(success({ since: null }));
    expect((await world.call('GET /secondfactor/view', { token: person.token })).status).toBe(401);
    expect(await withPassword(world, person)).toMatchObject({ success: true });
    expect(await lettersTo(person)).toEqual([letter(person.id), letter(person.id)]);
    expect(
      await world.read(
        `select action, about_user_id, css_class from event_logs where user_id = ${administrator.id}`,
      ),
    ).toEqual([
      {
        action: `Second facteur du proclamateur supprimé\u202F: ${person.login}`,
        about_user_id: person.id,
        css_class: 'row-danger',
      },
    ]);
    expect(await remove(administrator, person)).toEqual(
      refusal('Cette personne n’a pas de second facteur.'),
    );
  });

  it('is told at the next sign-in with its day, until it is read [OWN-402]', async () => {
    const administrator = await somebody(world, { role: 2 });
    const person = await somebody(world);
    await aFactor(world, person.token);
    await remove(administrator, person);
    const menu = async (token: unknown) =>
      (await world.call('GET /user/menu', { token: String(token) })).body['second_factor'];
    const removed = { until: null, passkey: false, removed: '15/03/2026', over: false };
    for (const _ of ['first', 'second']) {
      expect(await menu((await withPassword(world, person))['token'])).toEqual(removed);
    }
    expect(await menu(administrator.token)).toBeUndefined();
    const token = String((await withPassword(world, person))['token']);
    expect((await world.call('POST /secondfactor/removal/read', { token })).body).toEqual(
      success(),
    );
    expect(await menu(token)).toBeUndefined();
  });

  it('that of a site administrator by another one, of an equal otherwise by nobody [OWN-395]', async () => {
    const [one, two] = [await somebody(world, { role: 1 }), await somebody(world, { role: 1 })];
    const manager = await somebody(world);
    const other = await somebody(world);
    await aFactor(world, one.token);
    await aFactor(world, manager.token);
    expect(await remove(other, manager)).toEqual(above);
    expect(await seen(other, manager)).toEqual(above);
    expect(await remove(other, one)).toEqual(above);
    expect(await remove(one, one)).toEqual(
      refusal('Ton propre second facteur se supprime dans «\u202FMon compte\u202F».'),
    );
    expect(await remove(two, one)).toMatchObject({ success: true });
  });

  it('nobody reaches that of another congregation [OWN-395]', async () => {
    const administrator = await somebody(world, { role: 2 });
    const stranger = await somebody(world, { congregation: 2 });
    await aFactor(world, stranger.token);
    const unknown = refusal('Ce proclamateur n’existe pas.');
    expect(await seen(administrator, stranger)).toEqual(unknown);
    expect(await remove(administrator, stranger)).toEqual(unknown);
    expect(await view(stranger)).toEqual(there);
  });
});

describe('at the terminal', () => {
  const end = (login: string, congregation = '') =>
    endAtTerminal(world.database, {
      login,
      congregation,
      product: 'territoire',
      now: world.clock.now(),
    });

  it('that of the last site administrator is ended by name: logged, mailed, sessions end [OWN-398]', async () => {
    const person = await somebody(world, { role: 1 });
    await aFactor(world, person.token);
    expect(await end(person.login.toUpperCase())).toEqual({
      said: `Le second facteur et les clés d’accès de ${person.login} sont supprimés, et ses appareils sont déconnectés\u202F: son mot de passe suffit.`,
      code: 0,
    });
    expect((await world.call('GET /secondfactor/view', { token: person.token })).status).toBe(401);
    expect(await withPassword(world, person)).toMatchObject({ success: true });
    expect(await lettersTo(person)).toEqual([letter(person.id), letter(person.id)]);
    expect(
      await world.read(`select login, action from event_logs where about_user_id = ${person.id}
        and user_id is null`),
    ).toEqual([
      {
        login: 'Terminal du serveur',
        action: `Second facteur du proclamateur supprimé\u202F: ${person.login}`,
      },
    ]);
    expect(await end(person.login)).toEqual({
      said: `Personne du nom de «\u202F${person.login}\u202F» n’a de second facteur, ni de clé d’accès.`,
      code: 1,
    });
  });

  it('a name that two congregations have needs the number of one [OWN-398]', async () => {
    const login = 'DEMO Homonyme';
    const here = await somebody(world, { login });
    const there2 = await somebody(world, { login, congregation: 2 });
    for (const { token } of [here, there2]) await aFactor(world, token);
    expect(await end(login)).toEqual({
      said: 'Plusieurs assemblées ont ce nom\u202F: ajoute le numéro de l’une d’elles (1, 2).',
      code: 1,
    });
    expect(await end(login, '2')).toMatchObject({ code: 0 });
    expect(await view(here)).toEqual(there);
  });
});
