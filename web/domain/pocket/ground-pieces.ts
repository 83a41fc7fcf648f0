import { type GroundPiece, inPocket } from './pocket-database.ts';

/** The kept bytes `from` … `to` (inclusive) of a ground; fewer at the end of its file. Undefined where they are not kept. */
export async function pieceWith(
  url: string,
  from: number,
  to: number,
): Promise<GroundPiece | undefined> {
  const before = IDBKeyRange.bound([url, 0], [url, from]);
  const cursor = await inPocket((db) => db.transaction('pieces').store.openCursor(before, 'prev'));
  const piece = cursor?.value;
  if (!piece) return undefined;
  const start = from - piece.offset;
  const kept = piece.bytes.byteLength;
  // A file that is shorter than the length asked for ends with its first piece.
  const covered = to < piece.offset + kept || start === 0;
  if (!covered || start >= kept) return undefined;
  return { ...piece, offset: from, bytes: piece.bytes.slice(start, to - piece.offset + 1) };
}
