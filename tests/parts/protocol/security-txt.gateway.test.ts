import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#gateway/parts/config/config.ts';
import { securityTxt } from '#gateway/parts/http/security-txt.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';

const nowhere = 'http://127.0.0.1:1';
const publicUrl = 'https://territoires.exemple.fr';
let named: TestGateway;
let nameless: TestGateway;
beforeAll(async () => {
  const securityContact = 'mailto:securite@exemple.fr';
  named = await openGateway(nowhere, { securityContact, publicUrl });
  nameless = await openGateway(nowhere, { publicUrl });
});
afterAll(() => Promise.all([named.close(), nameless.close()]));

const askOf = ({ url }: TestGateway) => fetch(`${url}/.well-known/security.txt`);

it('security.txt names the contact, its expiry, the languages and itself [OWN-380]', async () => {
  const answer = await askOf(named);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const expires = /^Expires: (?<at>\S+)$/mu.exec(text)?.groups?.['at'] ?? '';
  expect(text).toBe(
    [
      'Contact: mailto:securite@exemple.fr',
      `Expires: ${expires}`,
      'Preferred-Languages: fr, en',
      'Canonical: https://territoires.exemple.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('without the setting the file is not there [OWN-380]', async () => {
  const answer = await askOf(nameless);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

it('the expiry moves once a day, and an address over http is no canonical one [OWN-380]', () => {
  const settings = { securityContact: 'https://exemple.fr/faille', publicUrl: 'http://localhost' };
  const at = (instant: string) => securityTxt(settings, Date.parse(instant));
  expect(at('2026-11-28T00:00:00Z')).toBe(
    'Contact: https://exemple.fr/faille\nExpires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: fr, en\n',
  );
  expect(at('2026-11-28T23:59:59Z')).toBe(at('2026-11-28T00:00:00Z'));
  expect(at('2026-11-29T00:00:00Z')).toContain('Expires: 2027-05-28T00:00:00.000Z');
});

it('the contact is an e-mail address or an https address, or the gateway does not start [OWN-380]', () => {
  const contact = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).securityContact;
  expect([
    readConfig({}).securityContact,
    contact(''),
    contact('securite@exemple.fr'),
    contact('mailto:securite@exemple.fr'),
    contact('https://exemple.fr/faille'),
  ]).toEqual([
    null,
    null,
    'mailto:securite@exemple.fr',
    'mailto:securite@exemple.fr',
    'https://exemple.fr/faille',
  ]);
  for (const wrong of [
    'http://exemple.fr/faille',
    'securite',
    'securite@exemple',
    'javascript:alert(1)',
    'tel:+33100000000',
    'a@exemple.fr\nContact: mailto:b@exemple.fr',
    'https://',
  ]) {
    expect(() => contact(wrong)).toThrow(
      `SECURITY_CONTACT is an e-mail address or an address that begins with https://, not ${wrong}.`,
    );
  }
});
