import { existsSync } from 'node:fs';
import { givenFile } from '../../backend/parts/config/given-file.ts';
import { Failure } from '../process.mjs';
import { buildRoom } from './build-room.ts';

/**
 * Builds the room of the machines that a file exports, named from the folder of the caller. Throws a
 * Failure, with a sentence, where it is not there or cannot be built (OWN-183, OWN-332).
 */
export async function buildRoomOf(folder: string, given: string): Promise<void> {
  const file = givenFile(given);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  try {
    await buildRoom(folder, { file });
  } catch (cause) {
    throw new Failure(`No room can be built of ${file}:\n${messageOf(cause)}`, { cause });
  }
}

const messageOf = (cause: unknown) =>
  cause instanceof Error ? cause.message.trim() : String(cause);
