import { z } from 'zod';
import { congregationContactMaxLength, congregationNameMaxLength } from '#schema/limits.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, label, text } from '../parts/http/fields.ts';
import type { Session } from '../parts/http/open-session.ts';
import { withProduct } from '../parts/texts/product.ts';
import {
  congregations,
  congregationToChange,
  deleteCongregation,
  giveSettings,
  insertCongregation,
  inUse,
  nameTaken,
  saveCongregation,
} from './congregations.queries.ts';
import { removeCongregation, type CongregationRefusal } from './congregations.rules.ts';
import { congregationsEvents, congregationsTexts } from './congregations.texts.ts';

const addForm = z.object({
  name: label(congregationNameMaxLength).refine(Boolean, congregationsTexts.required),
  contact: text
    .transform((value) => value.trim())
    .refine(
      (value) => Array.from(value).length <= congregationContactMaxLength,
      congregationsTexts.contactTooLong,
    ),
});
const editForm = addForm.extend({ congregation_id: id });
const removeForm = z.object({ congregation_id: id });

interface Ports {
  readonly config: Pick<Config, 'product'>;
}

/** Calls on the site's list of congregations, for site administrators only (B-02). */
export function congregationsCalls(calls: Calls, { config }: Ports): void {
  const sentence = (code: CongregationRefusal) =>
    withProduct(congregationsTexts[code], config.product);

  /** Lists all congregations (REST-68). */
  calls.signedIn('GET /congregation/list', noForm, async ({ db }) =>
    done({ congregations: await onTheSite(db, () => congregations(db)) }),
  );

  /** Adds a congregation with default settings (REST-69, C2 CONGREGATION, B-24). */
  calls.signedIn('POST /congregation/add', addForm, async ({ db, session, form }) => {
    const { name, contact } = form;
    if (await onTheSite(db, () => nameTaken(db, name))) return refuse(sentence('nameTaken'));
    const added = await onTheSite(db, () => insertCongregation(db, name, contact));
    await giveSettings(db, added);
    await writeLog(db, session, congregationsEvents.added, name);
    return doneWithNotice(congregationsTexts.added, { congregation_id: added });
  });

  /** Changes name and contact of a congregation (REST-70, C2 CONGREGATION). */
  calls.signedIn('POST /congregation/edit', editForm, async ({ db, session, form }) => {
    const { name, contact } = form;
    const refused = await onTheSite(db, async (): Promise<CongregationRefusal | null> => {
      const known = await congregationToChange(db, form.congregation_id);
      if (!known) return 'unknownCongregation';
      if (await nameTaken(db, name, known.id)) return 'nameTaken';
      await saveCongregation(db, known.id, name, contact);
      return null;
    });
    if (refused) return refuse(sentence(refused));
    await writeLog(db, session, congregationsEvents.edited, name);
    return doneWithNotice(congregationsTexts.edited, { congregation_id: form.congregation_id });
  });

  /**
   * Removes an empty congregation; a refusal stays on screen until closed (REST-71,
   * C2 CONGREGATION, B-47, CADM-09).
   */
  calls.signedIn('POST /congregation/remove', removeForm, async ({ db, session, form }) => {
    const known = await onTheSite(db, () => congregationToChange(db, form.congregation_id));
    const facts = { id: known?.id ?? null, inUse: known ? await inUse(db, known.id) : false };
    const refused = removeCongregation(facts, session);
    if (refused || !known) {
      const message = sentence(refused ?? 'unknownCongregation');
      return refuse(message, 'error', { ...lasting, snackbar_text: message });
    }
    await onTheSite(db, () => deleteCongregation(db, known.id));
    await writeLog(db, session, congregationsEvents.removed, known.name, true);
    return doneWithNotice(congregationsTexts.removed);
  });
}

const lasting = { snackbar: true, snackbar_color: 'error', snackbar_timeout: 0 } as const;

const writeLog = (db: Db, session: Session, event: string, name: string, danger = false) =>
  logEvent(db, session, {
    numberName: null,
    action: event.replace('{name}', () => name),
    danger,
  });
