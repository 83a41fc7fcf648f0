import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyRules } from '../../backend/session/privacy-rules.texts.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let token: string;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Est' });
  await aUser(world, { id: 1, login: 'DEMO Nouveau', acceptedPrivacy: false });
  await aUser(world, { id: 2, login: 'DEMO Administrateur', role: 1, acceptedPrivacy: false });
  token = await world.signIn('DEMO Nouveau');
});
afterAll(() => world.close());

const accept = (form: Record<string, string>, bearer = token) =>
  world.call('POST /user/rgpdprivacy/edit', { form, token: bearer });
const accepted = async (bearer = token) =>
  (await world.call('GET /user/menu', { token: bearer })).body['rgpd_privacy'];
const events = () => world.read('select user_id, login, action from event_logs order by id');

describe('the privacy rules', () => {
  it('are sent as HTML to everybody with a session [REST-04, PRIV-03]', async () => {
    expect(await world.call('GET /user/rgpdprivacy/view', { token })).toEqual({
      status: 200,
      body: success({ rgpd_privacy_html: privacyRules('territoire') }),
    });
  });

  it('name the controller, the data, the purpose, the periods, the rights, and the source of the map [REST-04]', () => {
    const html = privacyRules('secteur');
    expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Qui est responsable',
      'Ce qui est enregistré',
      'Pourquoi, et de quel droit',
      'Qui peut les voir',
      'Combien de temps',
      'Dans ton navigateur',
      'Les cartes',
      'Tes droits',
    ]);
    expect(html).toContain('article\u202f9 du Règlement général sur la protection des données');
    expect(html).toContain('© les contributeurs d’OpenStreetMap');
    expect(html).toContain('secteurs');
    expect(html).not.toMatch(/[{}]|territoire/);
  });

  it('are plain markup: nothing in them runs in a browser [B-43]', () => {
    const html = privacyRules('territoire');
    expect(new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))).toEqual(
      new Set(['p', 'h2', 'ul', 'li', 'a']),
    );
    expect(
      [...html.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ).toEqual([
      ['href', 'https://www.openstreetmap.org/copyright'],
      ['href', 'https://www.cnil.fr'],
    ]);
  });

  it.each(['GET /user/rgpdprivacy/view', 'POST /user/rgpdprivacy/edit'] as const)(
    'need a token: %s [REST-04, PRIV-07]',
    async (name) => {
      expect(await world.call(name, { form: { rgpd_privacy: 'y' } })).toEqual({
        status: 401,
        body: refusal('Ta session a expiré\u202F: reconnecte-toi.'),
      });
    },
  );
});

describe('accepting them', () => {
  it.each([{}, { rgpd_privacy: '' }, { rgpd_privacy: 'n' }, { rgpd_privacy: 'oui' }])(
    'is refused without a yes: %j [REST-05, B-25]',
    async (form) => {
      expect((await accept(form)).body).toEqual(refusal('Champs obligatoire'));
      expect(await accepted()).toBe(false);
    },
  );

  it('is known to the menu and to the next sign-in, and logged once [REST-05, PRIV-05, PRIV-08, B-81]', async () => {
    expect(await accept({ rgpd_privacy: 'y' })).toEqual({ status: 200, body: success() });
    expect(await accepted()).toBe(true);
    const { body } = await world.call('POST /user/auth', {
      form: { login: 'DEMO Nouveau', password: 'demo2026', congregation_id: '1' },
    });
    expect(body['rgpd_privacy']).toBe(true);
    expect((await accept({ rgpd_privacy: 'y' })).body).toEqual(success());
    expect(await events()).toEqual([
      { user_id: 1, login: 'DEMO Nouveau', action: 'Règles de confidentialité acceptées' },
    ]);
  });

  it('by a site administrator elsewhere counts for his own account, in the log of his own congregation [REST-05, B-47]', async () => {
    const elsewhere = await world.signIn('DEMO Administrateur', 2);
    expect((await accept({ rgpd_privacy: 'y' }, elsewhere)).body).toEqual(success());
    expect(await accepted(elsewhere)).toBe(true);
    expect(await world.read('select login from event_logs', 2)).toEqual([]);
    expect((await events()).at(-1)).toEqual({
      user_id: 2,
      login: 'DEMO Administrateur',
      action: 'Règles de confidentialité acceptées',
    });
  });
});
