import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPolicyReports, type PolicyReports } from '#gateway/parts/http/policy-reports.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';

const publicUrl = 'https://territoires.exemple.fr';
const reportsType = { 'content-type': 'application/reports+json' };
let reports: PolicyReports;
let now: number;
let gateway: TestGateway;
beforeEach(async () => {
  now = 0;
  reports = openPolicyReports({ publicUrl }, () => now);
  gateway = await openGateway('http://127.0.0.1:1', { publicUrl, policyReports: reports });
});
afterEach(() => gateway.close());

const oneReport = (blockedURL = 'inline') => ({
  type: 'csp-violation',
  body: {
    blockedURL,
    effectiveDirective: 'script-src-elem',
    documentURL: `${publicUrl}/map/a-secret-token`,
  },
});
const send = (body: unknown, headers: Record<string, string> = reportsType, method = 'POST') =>
  fetch(`${gateway.url}/csp-reports`, {
    method,
    headers,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

it('the policy of every answer names where to report, over https in both ways [OWN-381]', async () => {
  const { headers } = await fetch(`${gateway.url}/healthz`);
  expect(headers.get('content-security-policy')).toMatch(
    /; report-uri \/csp-reports; report-to csp$/u,
  );
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  const plain = await openGateway('http://127.0.0.1:1', { publicUrl: 'http://localhost:4000' });
  const { headers: overHttp } = await fetch(`${plain.url}/healthz`);
  await plain.close();
  expect(overHttp.get('content-security-policy')).toMatch(/; report-uri \/csp-reports$/u);
  expect(overHttp.get('reporting-endpoints')).toBeNull();
});

it('reports are counted by directive and kind, the most frequent first [OWN-381]', async () => {
  const elsewhere = oneReport('https://ailleurs.example.org/jean-dupont.js');
  const answer = await send([elsewhere, oneReport(), oneReport()]);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const older = { 'document-uri': publicUrl, 'blocked-uri': 'eval' };
  await send(
    { 'csp-report': { ...older, 'effective-directive': 'script-src' } },
    { 'content-type': 'application/csp-report; charset=utf-8' },
  );
  expect(reports.counts()).toEqual([
    { directive: 'script-src-elem', kind: 'inline', count: 2 },
    { directive: 'script-src-elem', kind: 'other-host', count: 1 },
    { directive: 'script-src', kind: 'eval', count: 1 },
  ]);
  expect(JSON.stringify(gateway.logged)).not.toMatch(/jean|secret|ailleurs/u);
});

it.each([
  ['JSON', { 'content-type': 'application/json' }],
  ['text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
])('%s is not taken [OWN-381]', async (_, headers) => {
  expect((await send([oneReport()], headers)).status).toBe(415);
  expect(reports.counts()).toEqual([]);
});

it('what is too large, no report or no POST is refused, and nothing is said to another site [OWN-381]', async () => {
  const large = await send([oneReport('x'.repeat(40_000))]);
  const broken = await send('{');
  const read = await send(null, {}, 'GET');
  const asked = await send(null, { origin: 'https://ailleurs.example.org' }, 'OPTIONS');
  expect([large.status, broken.status, read.status, asked.status]).toEqual([413, 400, 405, 405]);
  expect(read.headers.get('allow')).toBe('POST');
  for (const { headers } of [large, broken, read, asked])
    expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(reports.counts()).toEqual([]);
});

describe('a flood', () => {
  it('is refused after 120 requests in a minute, and forgotten with it [OWN-381]', async () => {
    const statuses = [];
    for (let one = 0; one < 125; one += 1) statuses.push((await send([oneReport()])).status);
    expect(statuses).toEqual([...Array(120).fill(204), ...Array(5).fill(429)]);
    now = 59_000;
    const late = await send([oneReport()]);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1']);
    now = 60_000;
    expect((await send([oneReport()])).status).toBe(204);
    expect(reports.counts()).toEqual([
      { directive: 'script-src-elem', kind: 'inline', count: 121 },
    ]);
    expect(reports.refused()).toBe(6);
  });
});
