import type { Temporal } from 'temporal-polyfill';
import { nameTaken } from '../congregations/congregations.queries.ts';
import { asStranger, inCongregation, onTheSite } from '../parts/db/elsewhere.ts';
import type { Db } from '../parts/db/database.ts';
import { renewLinksThatEnd } from '../domain/map/map-links.queries.ts';
import { examine } from '../doctor/doctor.ts';
import { doctorTexts } from '../doctor/doctor.texts.ts';
import { Fault } from './archive.fault.ts';
import {
  builtInTypes,
  insertArchivedCongregation,
  siteAdministrators,
  type Row,
} from './archive.queries.ts';
import { emptyReadState, readLine, type LineFault } from './archive.rules.ts';
import { archivedTables, type ArchivedTable } from './archive.tables.ts';
import { archiveTexts, filled, type Imported } from './archive.texts.ts';
import { withoutLeft } from './left-out.rules.ts';
import { linesOf } from './lines.ts';
import { fileOf, readManifest } from './manifest.ts';
import { rowStore, type ArchivedRow } from './row-store.ts';
import { zipEntries, type ArchiveSource } from './zip-reader.ts';

export interface ImportFacts {
  /** '' keeps the name in the archive. */
  readonly name: string;
  /** Leaves out accounts with the login of a site administrator, who are refused otherwise. */
  readonly leaveOut: boolean;
  /**
   * Hash of a random password; the people of the archive set theirs through the lost-password mail.
   */
  readonly passwordHash: string;
  readonly today: Temporal.PlainDate;
}

export interface ImportResult extends Imported {
  readonly congregationId: number;
}

const mostBytes = 256 * 1024 * 1024;
const atOnce = { rows: 500, bytes: 1024 * 1024 };

/**
 * Creates a congregation from an archive within the transaction of `db`. Throws `Fault` on an
 * invalid archive.
 */
export async function importCongregation(
  db: Db,
  source: ArchiveSource,
  { name: wanted, leaveOut, passwordHash, today }: ImportFacts,
): Promise<ImportResult> {
  const entries = await zipEntries(source);
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  if (size > mostBytes) {
    throw new Fault(filled(archiveTexts.tooMuch, { limit: mostBytes / 1024 / 1024 }));
  }
  const { tables } = await readManifest(entries);
  const known = emptyReadState({
    today: today.toString(),
    siteLogins: await asStranger(db, () => siteAdministrators(db)),
    leaveOut,
    builtIn: await builtInTypes(db),
  });
  const store = rowStore(db, passwordHash, known.builtIn);

  async function* linesIn(table: ArchivedTable) {
    const entry = entries.get(fileOf(table.name));
    const described = tables.find((it) => it.table === table.name);
    if (!entry || !described) throw new Fault(archiveTexts.missingTable, { file: table.name });
    for await (const { line, bytes, columns } of linesOf(entry, described)) {
      const read = readLine(table, line, columns, known);
      if ('fault' in read) {
        const place = { file: fileOf(table.name), line };
        throw new Fault(faultText(read.fault), place, read.fault.code === 'siteLogin');
      }
      known.lines.set(table.name, line);
      const row = withoutLeft(table, read.row, known.left);
      const left = table.name === 'users' && known.left.has(line);
      if (row) yield { line, bytes, row, left };
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

  async function bring(table: ArchivedTable): Promise<void> {
    let batch: ArchivedRow[] = [];
    let bytes = 0;
    for await (const { bytes: length, ...line } of linesIn(table)) {
      batch.push(line);
      bytes += length;
      if (batch.length < atOnce.rows && bytes < atOnce.bytes) continue;
      await store.add(table, batch);
      [batch, bytes] = [[], 0];
    }
    await store.add(table, batch);
  }

  const [first, ...others] = archivedTables;
  if (!first) throw new Error('No archived table is defined.');
  const { id, name } = await makeCongregation(first);
  let renewed = 0;
  await inCongregation(db, id, async () => {
    for (const table of others) await bring(table);
    renewed = (await db.rows(renewLinksThatEnd)).length;
    const { findings } = await examine(db, today);
    const [finding] = findings;
    if (finding) throw new Fault(doctorTexts.finding(name, finding));
  });
  const linesOfTable = (table: string) => known.lines.get(table) ?? 0;
  return {
    congregationId: id,
    name,
    people: linesOfTable('users') - known.left.size,
    leftOut: known.left.size,
    territories: linesOfTable('territories'),
    newLinks: renewed > 0 ? 0 : store.newLinks(),
    renewed,
  };
}

function faultText(fault: LineFault): string {
  const sentence = archiveTexts[fault.code];
  if (fault.code !== 'noSuchRow') return filled(sentence, { ...fault });
  const { column, value, table } = fault;
  return filled(sentence, { column, value, file: fileOf(table) });
}
