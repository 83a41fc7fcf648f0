import { z } from 'zod';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, id, idOrNone, readId } from '../parts/http/fields.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { capitalised, withProduct } from '../parts/texts/product.ts';
import {
  editFacts,
  rememberChange,
  replaceMapToken,
  saveTerritory,
} from '../domain/territory/edit.queries.ts';
import { territoryFields } from '../domain/territory/territory.fields.ts';
import {
  deleteTerritory,
  listedTerritories,
  removalFacts,
  territorySettings,
} from './territory.queries.ts';
import { editTerritory, mayDraw, removeTerritory } from '../domain/territory/territory.rules.ts';
import { changedSentence, wordsFor } from './territory.sentences.ts';
import { territoryTexts } from '../domain/territory/territory.texts.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const settingsForm = z.object({
  territory_id: id,
  ...territoryFields,
  rebuild_map_token: flag,
  version: idOrNone,
  force_overwrite: flag,
});

const territoryChosen = z.object({ territory_id: id });

export function territoryCalls(calls: Calls, { clock, config }: Ports): void {
  const mapsAddress = `${config.publicUrl}/map/`;
  const say = (text: string) => capitalised(withProduct(text, config.product));

  /** A territory and what may be edited of it (REST-16). */
  calls.signedIn(
    'GET /territory/setting/view/{territory_id}',
    noForm,
    async ({ db, session, path }) => {
      const row = await territorySettings(db, readId(path['territory_id']), mapsAddress);
      if (!row) return refuse(say(territoryTexts.unknownTerritory));
      const { map_url, ...settings } = row;
      const can_edit = manages(session.role);
      return done({ ...settings, enable_draw_btn: mayDraw(can_edit, map_url), can_edit });
    },
  );

  /** Saves a territory (REST-17, C2 TERRITORY EDIT, B-71, B-86). */
  calls.signedIn(
    'POST /territory/setting/edit',
    settingsForm,
    async ({ db, session, form, now }) => {
      const territoryId = form.territory_id;
      await lockTerritories(db, [territoryId]);
      const typeId = form.type_id ?? 0;
      const facts = await editFacts(db, territoryId, typeId, form.version);
      const command = {
        name: form.name,
        typeId,
        gate: form.gate,
        noVisited: form.no_visited || (facts?.hasPlaces ?? false),
        note: form.note,
        rebuildMapToken: form.rebuild_map_token,
        forceOverwrite: form.force_overwrite,
      };
      const edit = editTerritory(facts, command);
      if (edit.refused === 'changedMeanwhile') {
        const sentence = changedSentence(edit.since, (at) => clock.local(at));
        return refuse(say(sentence), 'warning', { overwrite_switch: true });
      }
      if (edit.refused) return refuse(say(territoryTexts[edit.refused]));
      if (edit.changed.length > 0) {
        const version = await saveTerritory(db, territoryId, command);
        const author = authorOf(session);
        const change = { territoryId, version, author, at: now, fields: edit.changed };
        await rememberChange(db, change);
        await logEvent(db, session, {
          numberName: `T${facts?.number} - ${command.name}`,
          action: territoryTexts.editLogged.replace('{fields}', () => wordsFor(edit.changed)),
        });
      }
      if (command.rebuildMapToken) await replaceMapToken(db, territoryId, newMapToken());
      const after = await territorySettings(db, territoryId, mapsAddress);
      return doneWithNotice(say(territoryTexts.saved), {
        map_link: after?.map_link ?? null,
        enable_draw_btn: mayDraw(true, after?.map_url ?? null),
        map_drawed: after?.map_drawed ?? false,
        version: after?.version ?? null,
      });
    },
  );

  /** Lists all territories (REST-37, B-18, B-108, B-111). */
  calls.signedIn('GET /territory/list', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    return done({ territories: await listedTerritories(db) });
  });

  /** Removes a territory (REST-66, C2 TERRITORY REMOVE, B-70). */
  calls.signedIn('POST /territory/remove', territoryChosen, async ({ db, session, form }) => {
    await lockTerritories(db, [form.territory_id]);
    const removal = removeTerritory(await removalFacts(db, form.territory_id));
    if (removal.refused === 'unknownTerritory') return refuse(say(territoryTexts.unknownTerritory));
    const { numberName } = removal;
    const named = (text: string) => say(text).replace('{nn}', () => numberName);
    if (removal.refused) return refuse(named(territoryTexts.out));
    await deleteTerritory(db, form.territory_id);
    await logEvent(db, session, {
      numberName,
      action: territoryTexts.removeLogged,
      danger: true,
    });
    return doneWithNotice(named(territoryTexts.removed));
  });
}
