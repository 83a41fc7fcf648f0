import { createHash } from 'node:crypto';
import { z } from 'zod';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id } from '../parts/http/fields.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import type { Mailer } from '../parts/mail/mailer.ts';
import { capitalised, withProduct } from '../parts/texts/product.ts';
import { placesFollowLimits } from '../domain/places/follow-limits.ts';
import { congregationName } from '../parts/congregation/congregation.queries.ts';
import { callerOf } from '../domain/people/users.rules.ts';
import { usersTexts } from '../domain/people/users.texts.ts';
import { createdWith, mapsReplaced, planImport, type ImportPlan } from './import-plan.ts';
import { runImport } from './import-run.ts';
import { undoChanges } from './import-undo.ts';
import {
  changesToUndo,
  importToUndo,
  lockPeopleOf,
  markUndone,
  territoriesOf,
} from './import-undo.queries.ts';
import { undoImport, type RefusedUndo } from './import-undo.rules.ts';
import { planAnew } from './import-write.queries.ts';
import { fileNameIn, shortened } from './file-name.rules.ts';
import { importForm } from './imports.fields.ts';
import { insertChanges, insertImport, listedImports } from './imports.queries.ts';
import { countsOf, mayRun, readImport, type PlannedLine, type Reason } from './imports.rules.ts';
import { sentenceOf, sentencesOf } from './imports.sentences.ts';
import { importEvents, importTexts } from './imports.texts.ts';
import { invitationMail } from './invitation.texts.ts';

interface Ports {
  readonly clock: Pick<Clock, 'local'>;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const undoForm = z.object({ import_id: id });

/** The two calls that carry the rows of a file. */
export function importRunCalls(calls: Calls, { config }: Ports): void {
  const refuseWith = (reason: Reason) => refuse(sentenceOf(reason, config.product));
  const reportLines = (lines: readonly PlannedLine[]) =>
    lines.map(({ reason, held, territory, changes = [], ...it }) => {
      const doubts = it.status === 'doubtful' ? (held ?? []) : [];
      const reasons = [...(reason ? [reason] : []), ...doubts];
      return {
        ...it,
        reason: sentencesOf(reasons, config.product),
        confirmable: held !== undefined,
        territory_id: territory?.id ?? null,
        holder: territory?.holder ?? null,
        changes,
      };
    });
  /** Covers what is written and what it overwrites, also what the report does not show. */
  const digestOf = ({ words: _, ...plan }: ImportPlan) =>
    createHash('sha256').update(JSON.stringify(plan)).digest('base64url');

  /** Reports what an import would do, line by line, and writes nothing (OWN-09). */
  calls.signedIn('POST /import/check', importForm, async (call) => {
    const request = readImport(call.form);
    if (request.refused) return refuseWith(request.refused);
    const plan = await planImport(call, request, false);
    const { lines } = plan;
    const created = createdWith(plan);
    return done({
      ...countsOf(lines),
      ...wordsOf(plan),
      types_created: created.types,
      people_created: created.people,
      maps_replaced: mapsReplaced(plan),
      lines: reportLines(lines),
      digest: digestOf(plan),
    });
  });

  /** Writes all or nothing, and only what the report with this digest showed (OWN-09). */
  calls.signedIn('POST /import/run', importForm, async (call) => {
    const { db, session, form, now } = call;
    const request = readImport(form);
    if (request.refused) return refuseWith(request.refused);
    await planAnew(db);
    const plan = await planImport(call, request, true);
    const skipped = new Set(form.skipped);
    const counts = countsOf(plan.lines.filter(({ line }) => !skipped.has(line)));
    const refused = mayRun(counts, { digest: form.digest, now: digestOf(plan) });
    if (refused) return refuseWith(refused);
    const author = authorOf(session);
    const fileName = fileNameIn(form.file_name, importTexts.unnamedFile);
    const { written, events, reachable } = await runImport({ db, author, at: now }, plan, skipped);
    const importId = await insertImport(db, {
      kind: plan.kind,
      fileName,
      author,
      at: now.toString(),
      skipped: plan.lines.filter(({ line }) => skipped.has(line)).length,
      ...counts,
    });
    await insertChanges(db, importId, written);
    const summary = (text: string) =>
      text
        .replace('{created}', String(counts.created))
        .replace('{updated}', String(counts.updated))
        .replace('{file}', () => shortened(fileName));
    const summaryEvent = { numberName: null, action: summary(importEvents.ran) };
    await logEvents(db, author, [...events, summaryEvent]);
    await placesFollowLimits(call, drawnIn(written));
    if (form.invite) {
      const congregation = await congregationName(db);
      for (const person of reachable) {
        const mail = invitationMail({ ...person, congregation, ...config });
        await putInOutbox(db, session.congregation, mail);
      }
    }
    return doneWithNotice(summary(importTexts.imported), { import_id: importId, ...counts });
  });
}

/** The territories whose map is among these rows. */
const drawnIn = (
  rows: readonly { readonly subject: string; readonly territoryId?: number | null }[],
): readonly number[] =>
  rows.flatMap(({ subject, territoryId }) => (subject === 'map' ? (territoryId ?? []) : []));

/** The words that need a decision, or have one, and what they can stand for. */
const wordsOf = ({ words }: ImportPlan) => ({
  words: words.flatMap(({ field, unknown }) =>
    unknown.map(({ otherSpellings, newName, newFault, ...it }) => ({
      ...it,
      field,
      other_spellings: otherSpellings,
      new_name: newName,
      new_fault: newFault,
    })),
  ),
  offers: words
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ field, options }) => ({
      field,
      options: options.map(({ id, name }) => ({ id, name })),
    })),
});

export function importsCalls(calls: Calls, { clock, mailer, config }: Ports): void {
  const sentenceFor = ({ refused, about }: RefusedUndo) =>
    capitalised(
      withProduct({ ...usersTexts, ...importTexts }[refused], config.product).replace(
        '{about}',
        () => about,
      ),
    );

  calls.signedIn('GET /import/list', noForm, async ({ db, now }) => {
    const names = { nobody: assignmentTexts.removedUser, away: importTexts.awayAdministrator };
    return done({ imports: await listedImports(db, clock.local(now).timeZoneId, names) });
  });

  /** Restores every row an import wrote, while nothing depends on them (OWN-09). */
  calls.signedIn('POST /import/undo', undoForm, async (call) => {
    const { db, session, form, now, afterwards } = call;
    await planAnew(db);
    const pastImport = await importToUndo(db, form.import_id);
    await lockTerritories(db, await territoriesOf(db, form.import_id));
    await lockPeopleOf(db, form.import_id);
    const rows = await changesToUndo(db, form.import_id);
    const refused = undoImport(pastImport && { ...pastImport, rows }, callerOf(session));
    if (refused) return refuse(sentenceFor(refused));
    const author = authorOf(session);
    const { events, mails } = await undoChanges({ db, author, at: now }, rows);
    await markUndone(db, form.import_id, now.toString());
    const action = importEvents.undid.replace('{file}', () =>
      shortened(pastImport?.fileName ?? ''),
    );
    await logEvents(db, author, [...events, { numberName: null, action, danger: true }]);
    await placesFollowLimits(call, drawnIn(rows));
    afterwards(() => mailer.discard(mails));
    return doneWithNotice(importTexts.undone);
  });
}
