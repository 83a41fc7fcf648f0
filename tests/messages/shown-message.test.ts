import { describe, expect, it } from 'vitest';
import { messageIn, optionsOf, wayOf } from '#web/parts/push/shown-message.ts';

const sent = {
  title: 'Un territoire est à rentrer le 20 mars',
  body: 'Dans 4 jours.',
  url: '/t-my-exited',
  actions: [{ title: 'Je l’ai rentré', url: '/lien/a' }],
  tag: '1-7',
};

describe('a message that came', () => {
  it('is shown with its acts, each of which has its way [OWN-410]', () => {
    const message = messageIn(JSON.stringify(sent));
    expect(message).toEqual(sent);
    const options = optionsOf(message);
    expect(options).toEqual({
      body: 'Dans 4 jours.',
      tag: '1-7',
      lang: 'fr',
      icon: '/icons/icon-192.png',
      data: ['/t-my-exited', '/lien/a'],
      actions: [{ action: '0', title: 'Je l’ai rentré' }],
    });
    expect(['', '0', '1', 'x'].map((action) => wayOf(options.data, action))).toEqual([
      '/t-my-exited',
      '/lien/a',
      '/',
      '/',
    ]);
  });

  it.each([
    undefined,
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...sent, url: 'https://example.org/' }),
    JSON.stringify({ ...sent, url: '//example.org/' }),
    JSON.stringify({ ...sent, url: '/\\\\example.org' }),
    JSON.stringify({ ...sent, actions: null }),
    JSON.stringify({ ...sent, body: 7 }),
  ])('and cannot be read says that there is one, and leads nowhere else: %s [OWN-410]', (text) => {
    expect(messageIn(text)).toMatchObject({ title: 'Un message t’attend', url: '/' });
  });

  it('leaves out an act that leads to another site [OWN-410]', () => {
    const away = { title: 'Ailleurs', url: 'https://example.org' };
    expect(
      messageIn(JSON.stringify({ ...sent, actions: [away, ...sent.actions] })).actions,
    ).toEqual(sent.actions);
  });
});
