import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyLimit, readBody, usualBodyTimes } from '#gateway/parts/http/body.ts';
import { roomFor } from '#gateway/parts/http/room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a body whose session is confirmed when it is too late is waited for no more [OWN-85]', async () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-length'] = String(bodyLimit + 1);
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const reading = readBody(request, new ServerResponse(request), {
    limit: 2 * bodyLimit,
    rooms: { small: roomFor(1e6), large: roomFor(1e6) },
    times: usualBodyTimes,
    confirmSession: () => confirmed,
  });
  reading.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(usualBodyTimes.anybody);
  await expect(reading).rejects.toThrow('Turned away with 408.');
  confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
