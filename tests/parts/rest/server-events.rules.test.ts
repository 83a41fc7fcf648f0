import { fc } from '../../support/rounds.ts';
import { describe, expect, it } from 'vitest';
import { eventsIn, type ServerEvent } from '#gateway/parts/rest/server-events.ts';

async function* inPieces(pieces: readonly string[]) {
  yield* pieces;
}

async function read(...pieces: string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of eventsIn(inPieces(pieces))) events.push(event);
  return events;
}

describe('a stream of events', () => {
  it('is read by the standard: names, data over several lines, comments left out', async () => {
    expect(await read('event: change\ndata: 1\n\n: ping\n\ndata:a\ndata: b\n\n')).toEqual([
      { type: 'change', data: '1' },
      { type: 'message', data: 'a\nb' },
    ]);
  });

  it('yields nothing for an event without data or one that is cut off', async () => {
    expect(await read('event: change\n\ndata: half')).toEqual([]);
    expect(await read('event: change\ndata\n\n')).toEqual([{ type: 'change', data: '' }]);
  });

  it.each(['\n', '\r\n', '\r'])('lines may end with %j', async (end) => {
    const text = ['event: change', 'data: 1', '', 'data: 2', '', ':', ''].join(end);
    expect(await read(text)).toEqual([
      { type: 'change', data: '1' },
      { type: 'message', data: '2' },
    ]);
  });

  it('is read the same however the network splits it', async () => {
    const text = 'event: change\r\ndata: é 1\r\n\r\n: ping\n\ndata: 2\n\n';
    const whole = await read(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((to, i) => text.slice(at[i], to));
        expect(await read(...pieces)).toEqual(whole);
      }),
    );
  });
});
