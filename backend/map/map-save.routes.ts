import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { doneWithNotice, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { flag, id, text, textOrNone } from '../parts/http/fields.ts';
import { lastMapChange } from './last-map-change.queries.ts';
import {
  globalMapVersion,
  lockGlobalMap,
  storeGlobalMap,
  storeTerritoryMap,
  territoryToDraw,
} from './map-editor.queries.ts';
import { lastCoordinates, outdated, savedMap } from './map-editor.rules.ts';
import { mapEditorTexts, mapSentence } from './map-editor.texts.ts';
import { noVersion } from './map-editor.fields.ts';
import { persistentRefusal } from './map-notices.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';
import { placesFollowLimits } from '../domain/places/follow-limits.ts';
import { humanDay } from '../parts/texts/human-day.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
  readonly clock: Pick<Clock, 'local'>;
}

const drawnMap = {
  zoom: text,
  latlng: text,
  geojson_feature: text,
  version: textOrNone,
  force_overwrite: flag,
};
const territoryForm = z.object({ territory_id: id, ...drawnMap });
const globalForm = z.object(drawnMap);

const commandIn = (form: z.output<typeof globalForm>) => ({
  zoom: form.zoom,
  latlng: form.latlng,
  geojson: form.geojson_feature,
});

const versionIn = (form: z.output<typeof globalForm>) => ({
  version: form.version || null,
  forceOverwrite: form.force_overwrite,
});

/** Calls whose form holds a whole map. */
export function mapSaveCalls(calls: Calls, { config, clock }: Ports): void {
  /**
   * Refusal that names author and time of the concurrent save; `force_overwrite` skips the check.
   */
  const changedMeanwhile = async (db: Db, territoryId: number | null) => {
    const change = await lastMapChange(db, territoryId);
    const at = change && clock.local(change.at);
    const sentence = at
      ? mapEditorTexts.changedBy
          .replace('{login}', () => change.login)
          .replace('{date}', humanDay(at.toPlainDate()))
          .replace('{time}', at.toPlainTime().toString().slice(0, 5))
      : mapEditorTexts.changedMeanwhile;
    return refuse(sentence, 'warning', { overwrite_switch: true });
  };

  /** Saves the map of a territory (REST-19, MAP-11 … MAP-16, B-27, B-29). */
  calls.signedIn('POST /map/save/territory', territoryForm, async (call) => {
    const { db, session, form, now } = call;
    const map = savedMap(commandIn(form));
    await lockTerritories(db, [form.territory_id]);
    const territory = await territoryToDraw(db, form.territory_id);
    if (!territory) return persistentRefusal(mapSentence('unknownTerritory', config));
    if (map.refused) return persistentRefusal(mapSentence(map.refused, config));
    if (outdated(versionIn(form), territory.version ?? noVersion))
      return changedMeanwhile(db, form.territory_id);
    const token = territory.token ?? newMapToken();
    const stored = await storeTerritoryMap(db, form.territory_id, token, {
      ...map,
      at: now.toString(),
    });
    await logEvent(db, session, {
      numberName: territory.numberName,
      action: mapEditorTexts.savedLogged,
    });
    await placesFollowLimits(call, [form.territory_id]);
    return doneWithNotice(mapEditorTexts.saved, {
      map_link: `${config.publicUrl}/map/${token}`,
      map_last_coordinates: lastCoordinates(map),
      version: stored?.version ?? null,
    });
  });

  /** Saves the global map (REST-58, GMED-03). */
  calls.signedIn('POST /map/global/save', globalForm, async ({ db, session, form, now }) => {
    const map = savedMap(commandIn(form));
    if (map.refused) return persistentRefusal(mapSentence(map.refused, config));
    await lockGlobalMap(db);
    const present = await globalMapVersion(db);
    if (outdated(versionIn(form), present?.version ?? noVersion)) return changedMeanwhile(db, null);
    const stored = await storeGlobalMap(db, { ...map, at: now.toString() });
    await logEvent(db, session, { numberName: null, action: mapEditorTexts.globalSavedLogged });
    return doneWithNotice(mapEditorTexts.saved, { version: stored?.version ?? null });
  });
}
