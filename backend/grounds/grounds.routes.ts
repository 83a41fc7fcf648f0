import { z } from 'zod';
import { groundNameMaxLength } from '#schema/limits.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { inCongregation, onTheSite } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { formWithLists, id, ids, label, text } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import type { Session } from '../parts/http/open-session.ts';
import { groundAddress, groundFile } from '../parts/grounds/ground-file.ts';
import { discard, removeGroundFiles, sizeOf, uploadFile } from './ground-store.ts';
import {
  congregationsAndGrounds,
  deleteGround,
  drawingOn,
  giveGround,
  type GroundRow,
  grounds,
  groundToChange,
  renameGround,
} from './grounds.queries.ts';
import { areaIn, fileNameOf, kindOf } from './grounds.rules.ts';
import { faultSentence, groundsEvents, groundsTexts } from './grounds.texts.ts';
import {
  askToStop,
  deleteMaking,
  insertPath,
  type MakingRow,
  makings,
  makingToChange,
  pathIsOnItsWay,
} from './makings.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'dataDir'>;
}

export const groundName = label(groundNameMaxLength).refine(Boolean, httpTexts.required);
const pathForm = z.object({ name: groundName, path: text, bbox: text, around: text });
const makingForm = z.object({ making_id: id });
const editForm = formWithLists({ ground_id: id, name: groundName, congregation_ids: ids });
const groundForm = z.object({ ground_id: id });

/** Calls on the grounds of the site, for site administrators only (OWN-67 … OWN-70). */
export function groundsCalls(calls: Calls, { config }: Ports): void {
  const { dataDir } = config;

  /** Beyond the contract: all grounds, those on their way, and who draws on which. */
  calls.signedIn('GET /ground/list', noForm, async ({ db }) => {
    const listed = await onTheSite(db, async () => ({
      grounds: await grounds(db),
      makings: await makings(db),
      congregations: await congregationsAndGrounds(db),
    }));
    return done({
      grounds: await Promise.all(listed.grounds.map((it) => groundFields(it, dataDir))),
      makings: listed.makings.map(makingFields),
      congregations: listed.congregations,
    });
  });

  /** Beyond the contract: makes a ground of a file that lies on the server. */
  calls.signedIn('POST /ground/path', pathForm, async ({ db, session, form }) => {
    const file = form.path.trim();
    const area = areaIn({ bbox: form.bbox.trim(), around: form.around.trim() });
    if (kindOf(file) === null) return refuse(groundsTexts.unknownFileKind);
    if (area === 'invalidArea') return refuse(groundsTexts.invalidArea);
    const bytes = file.startsWith('/') || /^[a-z]:[\\/]/iu.test(file) ? await sizeOf(file) : 0;
    if (bytes === 0) return refuse(groundsTexts.noSuchFile);
    if (await onTheSite(db, () => pathIsOnItsWay(db, file, area))) {
      return refuse(groundsTexts.onItsWay);
    }
    const found = { path: file, fileName: fileNameOf(file), bytes };
    await onTheSite(db, () => insertPath(db, found, { name: form.name, area }));
    await writeLog(db, session, groundsEvents.ordered, form.name);
    return doneWithNotice(groundsTexts.ordered);
  });

  /** Beyond the contract: gives up a ground on its way, and forgets what was sent of it. */
  calls.signedIn('POST /ground/cancel', makingForm, async (call) => {
    const { db, form, afterwards } = call;
    const making = await onTheSite(db, () => makingToChange(db, form.making_id));
    if (!making) return refuse(groundsTexts.unknownMaking);
    if (making.state === 'making' || making.state === 'cancelling') {
      await onTheSite(db, () => askToStop(db, making.id));
    } else {
      await onTheSite(db, () => deleteMaking(db, making.id));
      if (making.path === null) {
        afterwards(() => discard(uploadFile(dataDir, making.id, making.file_name)));
      }
    }
    return doneWithNotice(groundsTexts.cancelled);
  });

  /** Beyond the contract: names a ground, and says which congregations draw on it. */
  calls.signedIn('POST /ground/edit', editForm, async ({ db, session, form }) => {
    const ground = await onTheSite(db, () => groundToChange(db, form.ground_id));
    if (!ground) return refuse(groundsTexts.unknownGround);
    const known = await onTheSite(db, () => congregationsAndGrounds(db));
    if (!form.congregation_ids.every((it) => known.some((one) => one.id === it))) {
      return refuse(groundsTexts.unknownCongregation);
    }
    if (form.name !== ground.name) {
      await onTheSite(db, () => renameGround(db, ground.id, form.name));
      await writeLog(db, session, groundsEvents.saved, form.name);
    }
    const moved = await onTheSite(db, () => giveGround(db, ground.id, form.congregation_ids));
    for (const { id: congregation, given } of moved) {
      const event = given ? groundsEvents.given : groundsEvents.taken;
      await writeLog(db, { ...session, congregation }, event, form.name);
    }
    return doneWithNotice(groundsTexts.saved);
  });

  /** Beyond the contract: removes a ground that no congregation draws on. */
  calls.signedIn('POST /ground/remove', groundForm, async (call) => {
    const { db, session, form, afterwards } = call;
    const ground = await onTheSite(db, () => groundToChange(db, form.ground_id));
    if (!ground) return refuse(groundsTexts.unknownGround);
    const congregations = await onTheSite(db, () => drawingOn(db, ground.id));
    if (congregations.length > 0) return refuse(groundsTexts.inUse(congregations));
    await onTheSite(db, () => deleteGround(db, ground.id));
    await writeLog(db, session, groundsEvents.removed, ground.name, true);
    afterwards(() => removeGroundFiles(dataDir, ground.sha256));
    return doneWithNotice(groundsTexts.removed);
  });
}

const groundFields = async ({ sha256, ...ground }: GroundRow, dataDir: string) => ({
  ...ground,
  address: groundAddress(sha256),
  missing: (await sizeOf(groundFile(dataDir, sha256))) === 0,
});

const makingFields = (making: MakingRow) => ({
  id: making.id,
  state: making.state,
  name: making.name,
  file_name: making.file_name,
  bytes: making.bytes,
  received: making.received,
  phase: making.phase,
  share: making.share,
  seconds_left: making.seconds_left,
  problem: making.fault === null ? null : faultSentence(making.fault),
});

/** Writes to the event log of the session's congregation. */
export const writeLog = (db: Db, session: Session, event: string, name: string, danger = false) =>
  inCongregation(db, session.congregation, () =>
    logEvent(db, session, {
      numberName: null,
      action: event.replace('{name}', () => name),
      danger,
    }),
  );
