import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Room } from './room.ts';
import { noRoom, tooLarge } from './turned-away.ts';

/** Bytes that anybody may send; more needs a session. */
export const bodyLimit = 64 * 1024;

export interface Rooms {
  /** For the first 64 kB of each body. */
  readonly small: Room;
  /** For the rest of bodies whose session is confirmed, so that strangers cannot fill it. */
  readonly large: Room;
}

interface Reading {
  /** Most bytes of this body, session or not. */
  readonly limit: number;
  readonly rooms: Rooms;
  /** Asks the backend whether the session exists; rejects if not. */
  readonly confirmSession: () => Promise<void>;
}

/**
 * The whole body. What exceeds 64 kB is read only after the session is confirmed; the bytes keep
 * their room until the response is closed. Throws `TurnedAway`, or what `confirmSession` rejects
 * with (OWN-37).
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { limit, rooms, confirmSession }: Reading,
): Promise<Buffer> {
  const announced = announcedLength(request);
  const held = hold(response, rooms);
  let confirmed = false;
  const admit = async (length: number): Promise<void> => {
    if (length > limit) throw tooLarge();
    if (length <= bodyLimit || confirmed) return;
    await confirmSession();
    confirmed = true;
  };

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
 * if the body is longer than any that is taken, or does not say how long it is.
 */
export function discardRest(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): void {
  if (request.complete) return;
  const announced = announcedLength(request);
  if (announced > longest || request.headers['transfer-encoding'] !== undefined) {
    response.setHeader('Connection', 'close');
  }
  request.resume();
}

const announcedLength = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0);
