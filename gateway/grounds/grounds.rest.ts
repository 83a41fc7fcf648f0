import type {
  MutationBeginGroundUploadArgs,
  MutationEditGroundArgs,
  MutationMakeGroundArgs,
} from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { ids } from '../parts/rest/wire.ts';

const siteGrounds = wire.object({
  grounds: wire.list(
    wire.object({
      id: wire.id,
      name: wire.text,
      address: wire.text,
      bounds: wire.list(wire.number),
      bytes: wire.number,
      source_date: wire.textOrNull,
      streets: wire.integer,
      house_numbers: wire.integer,
      congregation_ids: wire.list(wire.id),
      missing: wire.boolean,
    }),
  ),
  makings: wire.list(
    wire.object({
      id: wire.id,
      state: wire.text,
      name: wire.text,
      file_name: wire.text,
      bytes: wire.number,
      received: wire.number,
      phase: wire.textOrNull,
      share: wire.number,
      seconds_left: wire.integerOrNull,
      problem: wire.textOrNull,
    }),
  ),
  congregations: wire.list(wire.object({ id: wire.id, name: wire.text, ground_id: wire.idOrNull })),
});

const received = wire.object({
  making_id: wire.id,
  received: wire.number,
  bytes: wire.number,
});

/** A piece of a few megabytes may take its time on a slow disk. */
const slow = { patience: 60_000 } as const;

export const groundsRest = (rest: Rest) => ({
  siteGrounds: () => rest.get('/ground/list', siteGrounds),

  beginGroundUpload: (file: MutationBeginGroundUploadArgs) =>
    rest.postFor(
      '/ground/upload',
      {
        name: file.name,
        file_name: file.fileName,
        bytes: String(file.bytes),
        fingerprint: file.fingerprint,
        ...file.area,
      },
      received,
    ),

  sendGroundPiece: (makingId: string, offset: number, sha256: string, piece: File) =>
    rest.upload(
      '/ground/upload/piece',
      { making_id: makingId, offset: String(offset), sha256 },
      { piece },
      received,
      slow,
    ),

  makeGround: ({ name, path, area }: MutationMakeGroundArgs) =>
    rest.post('/ground/path', { name, path, ...area }),

  cancelGroundMaking: (makingId: string) => rest.post('/ground/cancel', { making_id: makingId }),

  editGround: ({ groundId, name, congregationIds }: MutationEditGroundArgs) =>
    rest.post('/ground/edit', {
      ground_id: groundId,
      name,
      congregation_ids: ids(congregationIds),
    }),

  removeGround: (groundId: string) => rest.post('/ground/remove', { ground_id: groundId }),
});
