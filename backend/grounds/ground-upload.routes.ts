import { z } from 'zod';
import { groundUploadMaxBytes } from '#schema/limits.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import { groundTexts } from '#engines/ground/ground.texts.ts';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { id, text } from '../parts/http/fields.ts';
import { file } from '../parts/http/uploads.ts';
import { DiskFull, expectRoom, sizeOf, uploadFile, writePiece } from './ground-store.ts';
import { groundName, writeLog } from './grounds.routes.ts';
import { areaIn, beginsAs, fileNameOf, kindOf } from './grounds.rules.ts';
import { groundsEvents, groundsTexts } from './grounds.texts.ts';
import {
  continueUpload,
  insertUpload,
  type MakingRow,
  makingOfFile,
  makingToChange,
  noteReceived,
  type Wanted,
} from './makings.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'dataDir'>;
}

const count = text.transform((value) => (/^\d{1,15}$/.test(value) ? Number(value) : -1));
const sha256 = text.refine((value) => /^[\da-f]{64}$/.test(value), groundsTexts.damagedPiece);

const beginForm = z.object({
  name: groundName,
  file_name: text,
  bytes: count,
  fingerprint: sha256,
  bbox: text,
  around: text,
});
const pieceForm = z.object({ making_id: id, offset: count, sha256, piece: file });

/** How much of a file has come: what the next piece begins with. */
const received = (making: Pick<MakingRow, 'id' | 'received' | 'bytes'>) =>
  done({ making_id: making.id, received: making.received, bytes: making.bytes });

/**
 * Beyond the contract: begins to send a file, or goes on where the same file stopped; `fingerprint`
 * is the browser's hash of its size, its beginning and its end (OWN-68).
 */
export function groundUploadCalls(calls: Calls, { config }: Ports): void {
  const { dataDir } = config;

  calls.signedIn('POST /ground/upload', beginForm, async ({ db, session, form }) => {
    const { name, bytes, fingerprint } = form;
    const fileName = fileNameOf(form.file_name.trim());
    const area = areaIn({ bbox: form.bbox.trim(), around: form.around.trim() });
    if (kindOf(fileName) === null) return refuse(groundsTexts.unknownFileKind);
    if (area === 'invalidArea') return refuse(groundsTexts.invalidArea);
    if (bytes < 1) return refuse(groundsTexts.emptyFile);
    if (bytes > groundUploadMaxBytes) return refuse(groundsTexts.fileTooLarge);
    const known = await onTheSite(db, () => makingOfFile(db, fingerprint));
    if (known && known.state !== 'receiving' && known.state !== 'failed') {
      return refuse(groundsTexts.onItsWay);
    }
    const there = known ? await sizeOf(uploadFile(dataDir, known.id, known.file_name)) : 0;
    const begun = known ? Math.min(known.received, there) : 0;
    try {
      await expectRoom(dataDir, bytes - begun);
    } catch (cause) {
      if (cause instanceof DiskFull) return refuse(groundTexts['disk-full']);
      throw cause;
    }
    const wanted = { name, area };
    const making = await onTheSite(db, () =>
      opened(db, known, { fileName, bytes, fingerprint, begun }, wanted),
    );
    if (!known) await writeLog(db, session, groundsEvents.ordered, name);
    return received({ id: making, received: begun, bytes });
  });
}

interface Opening {
  readonly fileName: string;
  readonly bytes: number;
  readonly fingerprint: string;
  readonly begun: number;
}

async function opened(
  db: Db,
  known: MakingRow | undefined,
  { begun, ...sent }: Opening,
  wanted: Wanted,
): Promise<number> {
  if (!known) return insertUpload(db, sent, wanted);
  await continueUpload(db, known.id, begun, wanted);
  return known.id;
}

/**
 * Beyond the contract: one piece of a file, checked before it counts. A piece from another place
 * than where the file stopped changes nothing: the answer says where to go on.
 */
export function groundPieceCalls(calls: Calls, { config }: Ports): void {
  calls.signedIn('POST /ground/upload/piece', pieceForm, async ({ db, form }) => {
    const { piece, offset } = form;
    const making = await onTheSite(db, () => makingToChange(db, form.making_id));
    if (!making) return refuse(groundsTexts.unknownMaking);
    if (making.state !== 'receiving' || offset !== making.received) return received(making);
    if (!piece || piece.content.toJSON() !== form.sha256) return refuse(groundsTexts.damagedPiece);
    const end = offset + piece.bytes;
    if (piece.bytes === 0 || end > making.bytes) return refuse(groundsTexts.damagedPiece);
    const kind = kindOf(making.file_name);
    if (offset === 0 && kind !== null && !beginsAs(kind, piece.content.bytes)) {
      return refuse(groundTexts['not-osm']);
    }
    try {
      const target = uploadFile(config.dataDir, making.id, making.file_name);
      await writePiece(target, offset, piece.content.bytes);
    } catch (cause) {
      if (cause instanceof DiskFull) return refuse(groundTexts['disk-full']);
      throw cause;
    }
    await onTheSite(db, () => noteReceived(db, making.id, end));
    return received({ ...making, received: end });
  });
}
