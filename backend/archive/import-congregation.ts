import pg from 'pg';
import type { Temporal } from 'temporal-polyfill';
import { nameTaken } from '../congregations/congregations.queries.ts';
import { asStranger, inCongregation, onTheSite } from '../db/elsewhere.ts';
import type { Db } from '../db/database.ts';
import { examine } from '../doctor/doctor.ts';
import { doctorTexts } from '../doctor/doctor.texts.ts';
import { newMapToken } from '../map/map-token.ts';
import { Fault } from './archive.fault.ts';
import {
  beginAttempt,
  builtInTypes,
  endAttempt,
  insertArchivedCongregation,
  insertMaps,
  insertRows,
  siteAdministrators,
  undoAttempt,
  type Row,
} from './archive.queries.ts';
import { lineFault, nothingKnown, type LineFault } from './archive.rules.ts';
import { archivedTables, type ArchivedTable } from './archive.tables.ts';
import { archiveTexts, filled } from './archive.texts.ts';
import { linesOf } from './lines.ts';
import { fileOf, readManifest } from './manifest.ts';
import { zipEntries, type ArchiveSource } from './zip-reader.ts';

export interface ImportFacts {
  /** '': the name it had. */
  readonly name: string;
  /** Of a password that nobody knows: who is in the archive chooses one by the lost-password mail. */
  readonly passwordHash: string;
  readonly today: Temporal.PlainDate;
}

export interface Imported {
  readonly congregationId: number;
  readonly name: string;
  readonly people: number;
  readonly territories: number;
  /** Maps whose token opens another one here. */
  readonly newLinks: number;
}

const mostBytes = 256 * 1024 * 1024;
const atOnce = { rows: 500, bytes: 1024 * 1024 };

interface Line {
  readonly line: number;
  readonly row: Row;
}

/** A new congregation from an archive, within the transaction of `db`; what is wrong with it is thrown as a `Fault`. */
export async function importCongregation(
  db: Db,
  source: ArchiveSource,
  { name: wanted, passwordHash, today }: ImportFacts,
): Promise<Imported> {
  const entries = await zipEntries(source);
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  if (size > mostBytes) {
    throw new Fault(filled(archiveTexts.tooMuch, { limit: mostBytes / 1024 / 1024 }));
  }
  const { tables } = await readManifest(entries);
  const known = nothingKnown({
    today: today.toString(),
    siteLogins: await asStranger(db, () => siteAdministrators(db)),
    builtIn: await builtInTypes(db),
  });
  /** The ids of the rows, by their lines. */
  const ids = new Map<string, number[]>();
  let newLinks = 0;

  async function* linesIn(table: ArchivedTable) {
    const entry = entries.get(fileOf(table.name));
    const described = tables.find((it) => it.table === table.name);
    if (!entry || !described) throw new Fault(archiveTexts.missingTable, { file: table.name });
    for await (const { line, bytes, columns } of linesOf(entry, described)) {
      const fault = lineFault(table, line, columns, known);
      if (fault) throw new Fault(faultText(fault), { file: fileOf(table.name), line });
      known.lines.set(table.name, line);
      yield { line, bytes, row: columns };
    }
    if (table.single && known.lines.get(table.name) !== 1) {
      throw new Fault(archiveTexts.oneRow, { file: fileOf(table.name) });
    }
  }

  async function makeCongregation(table: ArchivedTable): Promise<{ id: number; name: string }> {
    let made: Row = {};
    for await (const { row } of linesIn(table)) made = row;
    const name = wanted === '' ? String(made['name']) : wanted;
    return onTheSite(db, async () => {
      if (await nameTaken(db, name)) throw new Fault(filled(archiveTexts.nameTaken, { name }));
      return { id: await insertArchivedCongregation(db, { ...made, name }), name };
    });
  }

  /** With ids instead of lines, and with what an archive does not hold. */
  function stored(table: ArchivedTable, row: Row): Row {
    const references = Object.entries(table.references ?? {}).map(([column, other]) => {
      const line = row[column];
      return [column, typeof line === 'number' ? ids.get(other)?.[line - 1] : null] as const;
    });
    const given = table.name === 'users' ? { password_hash: passwordHash } : {};
    return { ...row, ...Object.fromEntries(references), ...given };
  }

  async function insert(table: ArchivedTable, lines: readonly Line[]): Promise<readonly number[]> {
    const rows = lines.map(({ row }) => stored(table, row));
    if (table.name === 'territory_types') return insertTypes(table, rows);
    if (table.name !== 'territory_maps') return insertRows(db, table, rows);
    const kept = new Set(await insertMaps(db, rows));
    const others = rows.filter((row) => !kept.has(Number(row['territory_id'])));
    newLinks += others.length;
    await insertMaps(
      db,
      others.map((row) => ({ ...row, token: newMapToken() })),
    );
    return [];
  }

  async function insertTypes(table: ArchivedTable, rows: readonly Row[]) {
    const found: number[] = [];
    for (const { built_in: builtIn, ...row } of rows) {
      const shared = builtIn === true ? known.builtIn.get(String(row['long_name'])) : undefined;
      found.push(...(shared === undefined ? await insertRows(db, table, [row]) : [shared]));
    }
    return found;
  }

  /** The database has the last word; a refusal of many rows is asked for again row by row, to name the line. */
  async function insertOrSayWhy(table: ArchivedTable, lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    await beginAttempt(db);
    const added = await insert(table, lines).catch(async (cause: unknown) => {
      if (!isBreach(cause)) throw cause;
      await undoAttempt(db);
      const [first, ...more] = lines;
      if (first && more.length === 0) {
        const reason = archiveTexts.breach(cause.constraint ?? '');
        throw new Fault(reason, { file: fileOf(table.name), line: first.line });
      }
      for (const line of lines) await insertOrSayWhy(table, [line]);
      throw cause;
    });
    await endAttempt(db);
    if (table.keyed) ids.set(table.name, [...(ids.get(table.name) ?? []), ...added]);
  }

  async function bring(table: ArchivedTable): Promise<void> {
    let batch: Line[] = [];
    let bytes = 0;
    for await (const { bytes: length, ...line } of linesIn(table)) {
      batch.push(line);
      bytes += length;
      if (batch.length < atOnce.rows && bytes < atOnce.bytes) continue;
      await insertOrSayWhy(table, batch);
      [batch, bytes] = [[], 0];
    }
    await insertOrSayWhy(table, batch);
  }

  const [first, ...others] = archivedTables;
  if (!first) throw new Error('An archive has tables.');
  const { id, name } = await makeCongregation(first);
  await inCongregation(db, id, async () => {
    for (const table of others) await bring(table);
    const { findings } = await examine(db, today);
    const [finding] = findings;
    if (finding) throw new Fault(doctorTexts.finding(name, finding));
  });
  const linesOfTable = (table: string) => known.lines.get(table) ?? 0;
  return {
    congregationId: id,
    name,
    people: linesOfTable('users'),
    territories: linesOfTable('territories'),
    newLinks,
  };
}

/** A constraint that does not hold, or a value that cannot be stored. */
const isBreach = (cause: unknown): cause is pg.DatabaseError =>
  cause instanceof pg.DatabaseError && /^2[23]/.test(cause.code ?? '');

function faultText(fault: LineFault): string {
  const sentence = archiveTexts[fault.code];
  if (fault.code !== 'noSuchRow') return filled(sentence, { ...fault });
  const { column, value, table } = fault;
  return filled(sentence, { column, value, file: fileOf(table) });
}
