import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Room } from './room.ts';
import { noRoom, tooLarge, tooSlow } from './turned-away.ts';

/** Bytes that anybody may send; more needs a session. */
export const bodyLimit = 64 * 1024;

export interface Rooms {
  /** For the first 64 kB of each body. */
  readonly small: Room;
  /** For the rest of bodies whose session is confirmed, so that strangers cannot fill it. */
  readonly large: Room;
}

/** Milliseconds in which a body must have come. */
export interface BodyTimes {
  readonly anybody: number;
  /** Of a confirmed session, which may send a file over a slow line. */
  readonly confirmed: number;
}

export const usualBodyTimes: BodyTimes = { anybody: 20_000, confirmed: 180_000 };

interface Reading {
  /** Most bytes of this body, session or not. */
  readonly limit: number;
  readonly rooms: Rooms;
  readonly times: BodyTimes;
  /** Asks the backend whether the session exists; rejects if not. */
  readonly confirmSession: () => Promise<void>;
}

/**
 * The whole body. What exceeds 64 kB is read only after the session is confirmed; the bytes keep
 * their room until the response is closed. Throws `TurnedAway`, also for a body that does not come in
 * time, or what `confirmSession` rejects with (OWN-37, OWN-85).
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { limit, rooms, times, confirmSession }: Reading,
): Promise<Buffer> {
  const late = deadline(times.anybody);
  const announced = announcedLength(request);
  const held = hold(response, rooms);
  let confirmed = false;
  const admit = async (length: number): Promise<void> => {
    if (length > limit) throw tooLarge();
    if (length <= bodyLimit || confirmed) return;
    await confirmSession();
    confirmed = true;
    late.extend(times.confirmed);
  };

  async function read(): Promise<Buffer> {
    await admit(announced);
    const chunks: Buffer[] = [];
    let length = 0;
    // Destroying the request would destroy the connection before it is answered.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      length += bytes.length;
      await admit(length);
      if (!held.take(length > bodyLimit ? 'large' : 'small', bytes.length)) throw noRoom();
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  }

  const reading = read();
  // Whoever is late is answered; what still comes is then read away.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, late.passed]);
  } finally {
    late.clear();
  }
}

/** Rejects once the time has passed. */
function deadline(milliseconds: number) {
  let pass = () => {};
  const passed = new Promise<never>((_, reject) => {
    pass = () => reject(tooSlow());
  });
  let timer = setTimeout(pass, milliseconds);
  let over = false;
  return {
    passed,
    extend: (longer: number) => {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(pass, longer);
    },
    clear: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}

/** What a request holds, freed when its response is closed. */
function hold(response: ServerResponse, rooms: Rooms) {
  const held = { small: 0, large: 0 };
  response.once('close', () => {
    rooms.small.free(held.small);
    rooms.large.free(held.large);
  });
  return {
    take: (room: keyof Rooms, bytes: number): boolean => {
      if (response.closed || !rooms[room].take(bytes)) return false;
      held[room] += bytes;
      return true;
    },
  };
}

/**
 * Reads a refused body away without keeping it, so that its answer arrives; closes the connection
 * if the body is longer than any that is taken, does not say how long it is, or takes longer than
 * `milliseconds`.
 */
export function discardRest(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
  milliseconds: number,
): void {
  if (request.complete) return;
  const announced = announcedLength(request);
  if (announced > longest || request.headers['transfer-encoding'] !== undefined) {
    response.setHeader('Connection', 'close');
  }
  const late = setTimeout(() => request.destroy(), milliseconds);
  request.once('close', () => clearTimeout(late));
  request.resume();
}

const announcedLength = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0);
