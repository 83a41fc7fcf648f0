import { copyFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { kindOf } from '../../backend/grounds/grounds.rules.ts';
import type { Maker } from '../../backend/grounds/maker.ts';
import { inspectGround } from '../../engines/ground/inspect-ground.ts';
import type { Answer } from '../../backend/parts/http/answer.ts';
import { groundPieceBytes } from '#schema/limits.ts';
import { groundHere } from '../support/ground-here.ts';
import type { World } from '../support/world.ts';
import { sha256Of } from './a-ground.ts';

/** Takes a .pmtiles as it is, in this process: what the real one does is for its own tests. */
export const copyingMaker: Maker = async ({ source, target }) => {
  const summary = await inspectGround(source);
  await copyFile(source, target);
  return summary;
};

/** Does what the real one does, in this process. */
export const makerHere: Maker = ({ source, target, name, area }, watching) =>
  area === null && kindOf(source) === 'tiles'
    ? copyingMaker({ source, target, name, area }, watching)
    : groundHere({ source, target, name, ...(area && { area }) });

export interface ListedGround {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly congregation_ids: readonly number[];
  readonly missing: boolean;
}

export interface ListedMaking {
  readonly id: number;
  readonly state: string;
  readonly name: string;
  readonly received: number;
  readonly phase: string | null;
  readonly share: number;
  readonly problem: string | null;
}

export async function listed(world: World, token: string) {
  const { body } = await world.call('GET /ground/list', { token });
  return body as Answer & {
    readonly grounds: readonly ListedGround[];
    readonly makings: readonly ListedMaking[];
  };
}

export interface SentFile {
  readonly name?: string;
  readonly fileName?: string;
  readonly bbox?: string;
}

export const begin = (
  world: World,
  token: string,
  bytes: Buffer,
  { name = 'Petit fond', fileName = 'petit.pmtiles', bbox = '' }: SentFile = {},
) =>
  world.call('POST /ground/upload', {
    token,
    form: {
      name,
      file_name: fileName,
      bytes: String(bytes.length),
      fingerprint: sha256Of(bytes),
      bbox,
      around: '',
    },
  });

interface Piece {
  readonly making: number;
  readonly offset: number;
  readonly sha256?: string;
}

export function sendPiece(
  world: World,
  token: string,
  piece: Buffer,
  { making, offset, sha256 = sha256Of(piece) }: Piece,
) {
  const body = new FormData();
  body.set('making_id', String(making));
  body.set('offset', String(offset));
  body.set('sha256', sha256);
  body.set('piece', new Blob([new Uint8Array(piece)]), 'piece');
  return world.call('POST /ground/upload/piece', { token, body });
}

/** Sends all of a file; the id of its making. */
export async function upload(world: World, token: string, bytes: Buffer, file: SentFile = {}) {
  const begun = await begin(world, token, bytes, file);
  expect(begun.body).toMatchObject({ success: true });
  const making = Number(begun.body['making_id']);
  for (let at = Number(begun.body['received']); at < bytes.length; at += groundPieceBytes) {
    const piece = bytes.subarray(at, at + groundPieceBytes);
    const { body } = await sendPiece(world, token, piece, { making, offset: at });
    expect(body).toMatchObject({ success: true, received: at + piece.length });
  }
  return making;
}

/** The ground of that name, once it has been made. */
export async function made(world: World, token: string, name: string): Promise<ListedGround> {
  const found = async () => {
    const ground = (await listed(world, token)).grounds.find((it) => it.name === name);
    if (!ground) throw new Error(`There is no ground ${name}.`);
    return ground;
  };
  return vi.waitFor(found, { timeout: 15_000, interval: 50 });
}
