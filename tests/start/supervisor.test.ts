import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keepRunning } from '../../scripts/supervisor.mjs';

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}
const killed: End = { code: null, signal: 'SIGKILL' };

/** Servers that end when told to. */
function someServers() {
  const ends: ((end: End) => void)[] = [];
  let stopped = 0;
  const another = () => {
    let end: (how: End) => void = () => undefined;
    const ended = new Promise<End>((resolve) => {
      end = resolve;
    });
    ends.push(end);
    return {
      name: 'backend' as const,
      ended,
      stop: async () => {
        stopped += 1;
        end({ code: 0, signal: null });
        return ended;
      },
    };
  };
  return {
    another,
    kill: () => ends.at(-1)?.(killed),
    started: () => ends.length,
    stopped: () => stopped,
  };
}

describe('a server that is kept running', () => {
  it('is started again each time it ends, with growing pauses, and given up at the fifth end in a minute [OWN-81]', async () => {
    const servers = someServers();
    const told: End[] = [];
    const kept = keepRunning(servers.another(), servers.another, (end) => told.push(end));
    const began = performance.now();
    for (let time = 1; time <= 4; time += 1) {
      servers.kill();
      await expect.poll(servers.started, { timeout: 5000 }).toBe(time + 1);
    }
    expect(performance.now() - began).toBeGreaterThan(1700);
    servers.kill();
    expect(await kept.givenUp).toEqual(killed);
    expect(told).toEqual([killed, killed, killed, killed]);
    expect(servers.started()).toBe(5);
  });

  it('is not started again once it is stopped while it waits for a new start [OWN-81, OWN-40]', async () => {
    const servers = someServers();
    const waits: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => waits.push(resolve));
    const kept = keepRunning(servers.another(), servers.another, () => undefined, wait);
    servers.kill();
    await turn();
    const end = await kept.stop();
    expect([end, servers.stopped()]).toEqual([{ code: 0, signal: null }, 0]);
    expect(waits).toHaveLength(1);
    for (const over of waits) over();
    await turn();
    expect(servers.started()).toBe(1);
  });

  it('is stopped as it stops, which is no end by itself [OWN-40]', async () => {
    const servers = someServers();
    const told: End[] = [];
    const tell = (end: End) => told.push(end);
    const kept = keepRunning(servers.another(), servers.another, tell, async () => undefined);
    expect(await kept.stop()).toEqual({ code: 0, signal: null });
    await turn();
    expect(told).toEqual([]);
    expect([servers.started(), servers.stopped()]).toEqual([1, 1]);
  });
});
