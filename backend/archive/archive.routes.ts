import { Readable } from 'node:stream';
import { z } from 'zod';
import { archiveMaxBytes, congregationNameMaxLength } from '#schema/limits.ts';
import type { Config } from '../parts/config/config.ts';
import { congregationToChange } from '../congregations/congregations.queries.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { inCongregation, onTheSite } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { doneWithNotice, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { flag, id, label } from '../parts/http/fields.ts';
import type { Session } from '../parts/http/open-session.ts';
import { file } from '../parts/http/uploads.ts';
import { hashPassword, newPassword } from '../parts/passwords/passwords.ts';
import { withProduct } from '../parts/texts/product.ts';
import { archiveEvents, archiveTexts, archiveTooLarge } from './archive.texts.ts';
import { roles } from '../parts/permissions/permissions.ts';

interface Ports {
  readonly database: Database;
  readonly config: Pick<Config, 'product'>;
}

const exportForm = z.object({ congregation_id: id });
const importForm = z.object({
  archive: file,
  name: label(congregationNameMaxLength),
  leave_out: flag,
});

/**
 * Site administrators export any congregation, administrators their own; the answer holds that
 * congregation's data only.
 */
export function archiveExportCalls(calls: Calls, { database }: Ports): void {
  calls.signedInSheet('POST /congregation/archive/export', exportForm, async (call) => {
    const { db, session, form, now, today } = call;
    const within =
      session.role === roles.siteAdministrator || form.congregation_id === session.congregation;
    const known = within
      ? await onTheSite(db, () => congregationToChange(db, form.congregation_id))
      : undefined;
    if (!known) return refuse(archiveTexts.unknownCongregation);
    await writeLog(db, session, known.id, archiveEvents.exported);
    return {
      success: true,
      filename: `${known.name} ${today.toString()}.zip`,
      mime: 'application/zip',
      make: async () => {
        const { exportCongregation } = await import('./export-congregation.ts');
        return Readable.from(exportCongregation(database, known.id, now), { objectMode: false });
      },
    };
  });
}

/** Imports into a new congregation, never into an existing one. */
export function archiveImportCalls(
  calls: Calls,
  { config }: { readonly config: Pick<Config, 'product' | 'smtpUrl'> },
): void {
  calls.signedIn('POST /congregation/archive/import', importForm, async (call) => {
    const { db, session, form, today } = call;
    if (!form.archive) return refuse(archiveTexts.noFile);
    if (form.archive.bytes > archiveMaxBytes) return refuse(archiveTooLarge);
    const { Fault } = await import('./archive.fault.ts');
    const { importCongregation } = await import('./import-congregation.ts');
    const { inMemory } = await import('./zip-reader.ts');
    const source = inMemory(form.archive.content.bytes);
    const facts = {
      name: form.name,
      leaveOut: form.leave_out,
      passwordHash: await hashPassword(newPassword()),
      today,
    };
    try {
      const made = await importCongregation(db, source, facts);
      const { congregationId, name } = made;
      const event = archiveEvents.imported.replace('{name}', () => name);
      await writeLog(db, session, congregationId, event);
      await writeLog(db, session, session.congregation, event);
      const notice = archiveTexts.imported(made, config.smtpUrl === undefined);
      return doneWithNotice(
        withProduct(notice, config.product),
        { congregation_id: congregationId },
        0,
      );
    } catch (error) {
      if (error instanceof Fault) {
        const offered = error.leaveOutOffered ? { leave_out_switch: true } : {};
        return refuse(withProduct(error.message, config.product), 'error', offered);
      }
      throw error;
    }
  });
}

/** Writes to the event log of the archive's congregation. */
const writeLog = (db: Db, session: Session, congregation: number, action: string) =>
  inCongregation(db, congregation, () =>
    logEvent(db, { ...session, congregation }, { numberName: null, action }),
  );
