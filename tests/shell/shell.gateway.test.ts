import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the menu through the gateway', () => {
  let backend: StubBackend;
  let gateway: TestGateway;

  beforeAll(async () => {
    backend = await openStubBackend();
    gateway = await openGateway(backend.url, { operations: 'open' });
  });

  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  it('links and groups keep their order and their fields [SHELL-20, SHELL-21, SHELL-22, REST-06]', async () => {
    const link = { icon: 'mdi-home', title: 'Mes territoires', target: '/t-my-exited' };
    backend.answerJson({
      success: true,
      items: [
        { type: 'one', ...link },
        { type: 'sub', icon: 'mdi-map', title: 'Territoires', children: [link] },
      ],
      rgpd_privacy: true,
      congregation_name: 'Monaco',
      global_map: true,
      login: 'DEMO Responsable',
    });

    expect(await gateway.query(menu, 'a.b.c')).toEqual({
      data: {
        menu: {
          items: [
            { type: 'one', ...link, children: [] },
            { type: 'sub', icon: 'mdi-map', title: 'Territoires', target: null, children: [link] },
          ],
          rgpdPrivacy: true,
          congregationName: 'Monaco',
          globalMap: true,
          login: 'DEMO Responsable',
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/menu' }]);
  });

  it.each([undefined, null, 'y', 1])(
    'rules that are %s count as not accepted [SHELL-08, PRIV-09]',
    async (rgpd_privacy) => {
      backend.answerJson({
        success: true,
        items: [],
        rgpd_privacy,
        congregation_name: 'Monaco',
        login: 'DEMO Nouveau',
      });

      expect(await gateway.query('{ menu { rgpdPrivacy globalMap } }', 'a.b.c')).toEqual({
        data: { menu: { rgpdPrivacy: false, globalMap: false } },
      });
    },
  );

  it('a token that opens no session is an error of its own [SHELL-07, B-46, B-93]', async () => {
    backend.answerJson(
      { success: false, message: 'Ta session a expiré\u202F: reconnecte-toi.' },
      401,
    );

    expect(await gateway.query(menu, 'bogus')).toEqual({
      data: { menu: null },
      errors: [
        {
          message: 'The session has ended.',
          path: ['menu'],
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    });
  });
});

const menu = `{
  menu {
    items { type icon title target children { icon title target } }
    rgpdPrivacy congregationName globalMap login
  }
}`;
