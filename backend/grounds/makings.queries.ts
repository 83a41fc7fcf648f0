import type { Db } from '../parts/db/database.ts';
import type { GroundArea, GroundErrorCode, GroundProgress } from '#engines/ground/ground.ts';

export type MakingState = 'receiving' | 'waiting' | 'making' | 'cancelling' | 'failed';

/** `known`: the site has that ground; `broken`: a cause of ours, which is logged. */
export type MakingFault = GroundErrorCode | 'known' | 'broken';

/** A ground on its way; all functions need a `db` that acts as the site. */
export interface MakingRow {
  readonly id: number;
  readonly state: MakingState;
  readonly name: string;
  readonly file_name: string;
  /** Null for a file that is sent in pieces. */
  readonly path: string | null;
  readonly bytes: number;
  readonly received: number;
  readonly bbox: readonly [number, number, number, number] | null;
  readonly around: readonly [number, number] | null;
  readonly km: number | null;
  readonly phase: string | null;
  readonly share: number;
  readonly seconds_left: number | null;
  readonly fault: MakingFault | null;
}

const columns = `
    id, state, name, file_name, path, bytes, received, bbox, around, km, phase, share,
    seconds_left, fault`;

export const makings = (db: Db): Promise<readonly MakingRow[]> => db.rows<MakingRow>(selectAll);

const selectAll = `
  select ${columns}
  from ground_makings
  order by id`;

/** Locks the making until the end of the transaction. */
export const makingToChange = (db: Db, id: number): Promise<MakingRow | undefined> =>
  db.row<MakingRow>(selectForUpdate, [id]);

const selectForUpdate = `
  select ${columns}
  from ground_makings
  where id = $1
  for update`;

/** The making of the same file, if one was begun. */
export const makingOfFile = (db: Db, fingerprint: string): Promise<MakingRow | undefined> =>
  db.row<MakingRow>(selectOfFile, [fingerprint]);

const selectOfFile = `
  select ${columns}
  from ground_makings
  where fingerprint = $1
  for update`;

/** Whether the same part of a file on the server is on its way. */
export const pathIsOnItsWay = async (db: Db, file: string, area: Wanted['area']) =>
  (await db.row(selectOfPath, [file, ...areaColumns(area)])) !== undefined;

const selectOfPath = `
  select id
  from ground_makings
  where path = $1
    and bbox is not distinct from $2::double precision[]
    and around is not distinct from $3::double precision[]
    and km is not distinct from $4::double precision
    and state in ('waiting', 'making')
  limit 1`;

export interface Wanted {
  readonly name: string;
  readonly area: GroundArea | null;
}

const areaColumns = (area: GroundArea | null) =>
  area === null
    ? [null, null, null]
    : 'bbox' in area
      ? [area.bbox, null, null]
      : [null, area.around, area.km];

interface SentFile {
  readonly fileName: string;
  readonly bytes: number;
  readonly fingerprint: string;
}

export async function insertUpload(db: Db, file: SentFile, wanted: Wanted): Promise<number> {
  const row = await db.row<{ id: number }>(insertSent, [
    wanted.name,
    file.fileName,
    file.fingerprint,
    file.bytes,
    ...areaColumns(wanted.area),
  ]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertSent = `
  insert into ground_makings (state, name, file_name, fingerprint, bytes, bbox, around, km)
  values ('receiving', $1, $2, $3, $4, $5, $6, $7)
  returning id`;

/** Continues an upload with what is wanted now; a whole file is to be made at once. */
export async function continueUpload(
  db: Db,
  id: number,
  received: number,
  wanted: Wanted,
): Promise<void> {
  await db.rows(updateWanted, [id, received, wanted.name, ...areaColumns(wanted.area)]);
}

const updateWanted = `
  update ground_makings
  set
    state = case when bytes = $2::bigint then 'waiting' else 'receiving' end,
    received = $2::bigint,
    name = $3,
    bbox = $4,
    around = $5,
    km = $6,
    phase = null,
    share = 0,
    seconds_left = null,
    fault = null,
    touched_at = now()
  where id = $1`;

/** The last piece hands the file over to the queue. */
export async function noteReceived(db: Db, id: number, received: number): Promise<void> {
  await db.rows(updateReceived, [id, received]);
}

const updateReceived = `
  update ground_makings
  set
    received = $2::bigint,
    state = case when bytes = $2::bigint then 'waiting' else state end,
    touched_at = now()
  where id = $1`;

export async function insertPath(
  db: Db,
  file: { readonly path: string; readonly fileName: string; readonly bytes: number },
  wanted: Wanted,
): Promise<number> {
  const row = await db.row<{ id: number }>(insertOfPath, [
    wanted.name,
    file.fileName,
    file.path,
    file.bytes,
    ...areaColumns(wanted.area),
  ]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOfPath = `
  insert into ground_makings (state, name, file_name, path, bytes, bbox, around, km)
  values ('waiting', $1, $2, $3, $4, $5, $6, $7)
  returning id`;

/** Whoever makes it sees this with its next progress. */
export async function askToStop(db: Db, id: number): Promise<void> {
  await db.rows(updateCancelling, [id]);
}

const updateCancelling = `
  update ground_makings
  set state = 'cancelling', touched_at = now()
  where id = $1`;

export async function deleteMaking(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from ground_makings
  where id = $1`;

/** Answers whether somebody had asked to stop. */
export const deleteCancelled = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(deleteOneCancelled, [id])) !== undefined;

const deleteOneCancelled = `
  delete from ground_makings
  where id = $1
    and state = 'cancelling'
  returning id`;

/** Seconds after which a process that says nothing counts as dead. */
export const leaseSeconds = 60;

/**
 * Takes the oldest making that waits, or whose process died; none while another process makes one.
 * Serialised by a lock, so that two backends never both take one.
 */
export async function claimMaking(db: Db): Promise<MakingRow | undefined> {
  await db.rows(lockClaims);
  return db.row<MakingRow>(updateClaimed);
}

const lockClaims = `select pg_advisory_xact_lock(7201302)`;

const updateClaimed = `
  update ground_makings
  set
    state = case when state = 'cancelling' then state else 'making' end,
    phase = 'reading',
    share = 0,
    seconds_left = null,
    held_until = now() + make_interval(secs => ${leaseSeconds})
  where id = (
      select id
      from ground_makings
      where state = 'waiting'
        or state in ('making', 'cancelling') and (held_until is null or held_until < now())
      order by state = 'waiting', id
      limit 1
    )
    and not exists (
      select
      from ground_makings
      where state in ('making', 'cancelling')
        and held_until >= now()
    )
  returning ${columns}`;

/** Whether anything is left that `claimMaking` did not give. */
export const somethingWaits = async (db: Db): Promise<boolean> =>
  (await db.row(selectWaiting)) !== undefined;

const selectWaiting = `
  select id
  from ground_makings
  where state in ('waiting', 'making', 'cancelling')
  limit 1`;

/** Extends the lease; answers whether the work is still wanted. */
export async function noteProgress(db: Db, id: number, progress: GroundProgress): Promise<boolean> {
  const { phase, share, secondsLeft } = progress;
  const seconds = secondsLeft === null ? null : Math.round(secondsLeft);
  return (await db.row(updateProgress, [id, phase, share, seconds])) !== undefined;
}

const updateProgress = `
  update ground_makings
  set
    phase = $2,
    share = $3,
    seconds_left = $4,
    held_until = now() + make_interval(secs => ${leaseSeconds})
  where id = $1
    and state = 'making'
  returning id`;

export async function failMaking(db: Db, id: number, fault: MakingFault): Promise<void> {
  await db.rows(updateFailed, [id, fault]);
}

const updateFailed = `
  update ground_makings
  set state = 'failed', fault = $2, held_until = null, seconds_left = null, touched_at = now()
  where id = $1`;

/** For another process, or this one when it runs again. */
export async function releaseMaking(db: Db, id: number): Promise<void> {
  await db.rows(updateReleased, [id]);
}

const updateReleased = `
  update ground_makings
  set state = 'waiting', held_until = null, phase = null, share = 0, seconds_left = null
  where id = $1
    and state = 'making'`;

/** Deletes uploads and failures that nobody touched for a week. */
export const forgetOldMakings = (db: Db): Promise<readonly Pick<MakingRow, 'id' | 'file_name'>[]> =>
  db.rows(deleteOld);

const deleteOld = `
  delete from ground_makings
  where state in ('receiving', 'failed')
    and touched_at < now() - interval '7 days'
  returning id, file_name`;
