import { expect, it } from 'vitest';
import { blockedIn } from '#gateway/parts/http/policy-reports.rules.ts';

const hosts = new Set(['territoires.exemple.fr']);
const page = 'https://territoires.exemple.fr/map/a-secret-token?x=1';

const report = (
  blockedURL: string,
  effectiveDirective = 'script-src-elem',
  documentURL = page,
) => ({
  type: 'csp-violation',
  age: 12,
  url: documentURL,
  user_agent: 'Mozilla/5.0',
  body: { blockedURL, effectiveDirective, documentURL, sample: 'alert("Jean Dupont")' },
});
const kindsOf = (...things: string[]) =>
  blockedIn(
    things.map((one) => report(one)),
    hosts,
  )?.map(({ kind }) => kind);

it('what was blocked is told by its kind, never by its address [OWN-381]', () => {
  expect(
    kindsOf(
      'inline',
      '',
      'eval',
      'wasm-eval',
      'trusted-types-sink',
      'data',
      'blob',
      'chrome-extension',
      'https://ailleurs.example.org/jean-dupont.js?x=1',
      'https://territoires.exemple.fr/assets/main.js?jean',
      'https://territoires.exemple.fr/map/a-secret-token',
      'https://territoires.exemple.fr/jean-dupont',
      'https://territoires.exemple.fr',
      'ftp://ailleurs.example.org/x',
      'https://[',
    ),
  ).toEqual([
    'inline',
    'inline',
    'eval',
    'eval',
    'trusted-types',
    'data',
    'blob',
    'extension',
    'other-host',
    'own /assets',
    'own /map',
    'own',
    'own',
    'other',
    'other',
  ]);
});

it('a directive that is none of the policy is told as another one [OWN-381]', () => {
  const told = ['img-src', 'jean-dupont', ''].map((one) => report('inline', one));
  expect(blockedIn(told, hosts)).toEqual([
    { directive: 'img-src', kind: 'inline' },
    { directive: 'other', kind: 'inline' },
    { directive: 'other', kind: 'inline' },
  ]);
});

it('the older form of a report is read alike [OWN-381]', () => {
  const older = (about: object) =>
    blockedIn({ 'csp-report': { 'document-uri': page, 'blocked-uri': 'eval', ...about } }, hosts);
  expect([
    older({ 'effective-directive': 'script-src' }),
    older({ 'violated-directive': "script-src 'self' https://territoires.exemple.fr" }),
  ]).toEqual([
    [{ directive: 'script-src', kind: 'eval' }],
    [{ directive: 'script-src', kind: 'eval' }],
  ]);
});

it('reports of other sites’ pages, of other types and what is no report count for nothing [OWN-381]', () => {
  const other = { ...report('inline'), type: 'deprecation' };
  const foreign = report('inline', 'script-src', 'https://ailleurs.example.org/');
  expect(blockedIn([other, foreign, null, 'x', { type: 'csp-violation' }], hosts)).toEqual([]);
  expect([{}, 'x', null, 7, { 'csp-report': 'x' }].map((one) => blockedIn(one, hosts))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('of one request a hundred reports are counted [OWN-381]', () => {
  const many = Array.from({ length: 300 }, () => report('inline'));
  expect(blockedIn(many, hosts)).toHaveLength(100);
});
