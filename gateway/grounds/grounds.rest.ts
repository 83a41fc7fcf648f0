import type {
  MutationBeginGroundUploadArgs,
  MutationEditGroundArgs,
  MutationMakeGroundArgs,
} from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { ids } from '../parts/rest/wire.ts';

interface WireGround {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly bounds: readonly number[];
  readonly bytes: number;
  readonly source_date: string | null;
  readonly streets: number;
  readonly house_numbers: number;
  readonly congregation_ids: readonly number[];
  readonly missing: boolean;
}

interface WireMaking {
  readonly id: number;
  readonly state: string;
  readonly name: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly received: number;
  readonly phase: string | null;
  readonly share: number;
  readonly seconds_left: number | null;
  readonly problem: string | null;
}

interface WireCongregation {
  readonly id: number;
  readonly name: string;
  readonly ground_id: number | null;
}

export interface WireSiteGrounds {
  readonly grounds: readonly WireGround[];
  readonly makings: readonly WireMaking[];
  readonly congregations: readonly WireCongregation[];
}

export interface WireReceived {
  readonly making_id: number;
  readonly received: number;
  readonly bytes: number;
}

/** A piece of a few megabytes may take its time on a slow disk. */
const slow = { patience: 60_000 } as const;

export const groundsRest = (rest: Rest) => ({
  siteGrounds: () => rest.get<WireSiteGrounds>('/ground/list'),

  beginGroundUpload: (file: MutationBeginGroundUploadArgs) =>
    rest.post<WireReceived>('/ground/upload', {
      name: file.name,
      file_name: file.fileName,
      bytes: String(file.bytes),
      fingerprint: file.fingerprint,
      ...file.area,
    }),

  sendGroundPiece: (makingId: string, offset: number, sha256: string, piece: File) =>
    rest.upload<WireReceived>(
      '/ground/upload/piece',
      { making_id: makingId, offset: String(offset), sha256 },
      { piece },
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
