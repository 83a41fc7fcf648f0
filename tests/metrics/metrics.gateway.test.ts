import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { openMetrics } from '#gateway/metrics/metrics.ts';
import { openLanes } from '#gateway/parts/rest/lanes.ts';

const idle = { calls: 0, refused: 0 };
const lanes = {
  signIn: { calls: 2, refused: 40 },
  anonymous: idle,
  reading: { calls: 7, refused: 0 },
  writing: idle,
  long: idle,
  health: idle,
};

const reports = {
  counts: () => [{ directive: 'script-src-elem', kind: 'other-host', count: 3 }],
  refused: () => 2,
};

it('the metrics of the gateway count requests by operation and outcome, and tell each lane and what browsers blocked [OWN-91, OWN-381]', async () => {
  const metrics = await openMetrics(0, { load: () => ({ lanes, streams: 5 }) }, reports);
  metrics.onRequest({ route: 'ExitedTerritories', outcome: 'ok', milliseconds: 12 });
  metrics.onRequest({ route: 'ExitedTerritories', outcome: 'unreachable', milliseconds: 9000 });
  await (await fetch(metrics.url)).text();
  const lines = (await (await fetch(metrics.url)).text()).split('\n');
  const name = 'territories_gateway_request_duration_seconds';
  for (const line of [
    `${name}_count{route="ExitedTerritories",outcome="ok"} 1`,
    `${name}_sum{route="ExitedTerritories",outcome="unreachable"} 9`,
    'territories_gateway_lane_calls{lane="reading"} 7',
    'territories_gateway_lane_refused_total{lane="signIn"} 40',
    'territories_gateway_change_streams 5',
    'territories_gateway_policy_blocked_total{directive="script-src-elem",kind="other-host"} 3',
    'territories_gateway_policy_reports_refused_total 2',
  ]) {
    expect(lines).toContain(line);
  }
  expect((await fetch(new URL('/', metrics.url))).status).toBe(404);
  await metrics.close();
});

it('a port that is taken is told by its variable [OWN-91]', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(openMetrics(port, { load: () => ({ lanes, streams: 0 }) }, reports)).rejects.toThrow(
    `METRICS_PORT: port ${port} cannot be used.`,
  );
  other.close();
});

it('a lane counts what runs and what it had to refuse [OWN-91, OWN-38]', async () => {
  const size = { connections: 1, calls: 1, callsOfAddress: 1, callsOfSession: 1 };
  const opened = openLanes(
    'http://127.0.0.1:1',
    {},
    { signIn: size, anonymous: size, reading: size, writing: size, long: size, health: size },
  );
  let finish = () => {};
  const running = opened.of('reading')(
    { address: 'a', session: '' },
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  await expect(
    opened.of('reading')({ address: 'b', session: '' }, async () => {}),
  ).rejects.toThrow();
  expect(opened.load()).toMatchObject({ reading: { calls: 1, refused: 1 }, writing: idle });
  finish();
  await running;
  expect(opened.load().reading).toEqual({ calls: 0, refused: 1 });
  await opened.close();
});
