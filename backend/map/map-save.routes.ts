import { z } from 'zod';
import { lockTerritories } from '../assignment/territory-lock.queries.ts';
import type { Config } from '../config.ts';
import { logEvent } from '../event-log/event-log.queries.ts';
import { doneAndTold } from '../http/answer.ts';
import type { Calls } from '../http/calls.ts';
import { id, text } from '../http/fields.ts';
import { storeGlobalMap, storeTerritoryMap, territoryToDraw } from './map-editor.queries.ts';
import { lastCoordinates, savedMap } from './map-editor.rules.ts';
import { mapEditorTexts, mapSentence } from './map-editor.texts.ts';
import { persistentRefusal } from './map-notices.ts';
import { newMapToken } from './map-token.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const drawnMap = { zoom: text, latlng: text, geojson_feature: text };
const territoryForm = z.object({ territory_id: id, ...drawnMap });
const globalForm = z.object(drawnMap);

const commandIn = (form: z.output<typeof globalForm>) => ({
  zoom: form.zoom,
  latlng: form.latlng,
  geojson: form.geojson_feature,
});

/** The calls whose form holds a whole map. */
export function mapSaveCalls(calls: Calls, { config }: Ports): void {
  /** REST-19, MAP-11 … MAP-16, B-27, B-29. */
  calls.signedIn('POST /map/save/territory', territoryForm, async (call) => {
    const { db, session, form, now } = call;
    const map = savedMap(commandIn(form));
    await lockTerritories(db, [form.territory_id]);
    const territory = await territoryToDraw(db, form.territory_id);
    if (!territory) return persistentRefusal(mapSentence('unknownTerritory', config));
    if (map.refused) return persistentRefusal(mapSentence(map.refused, config));
    const token = territory.token ?? newMapToken();
    await storeTerritoryMap(db, form.territory_id, token, { ...map, at: now.toString() });
    await logEvent(db, session, {
      numberName: territory.numberName,
      action: mapEditorTexts.savedLogged,
    });
    return doneAndTold(mapEditorTexts.saved, {
      map_link: `${config.publicUrl}/map/${token}`,
      map_last_coordinates: lastCoordinates(map),
    });
  });

  /** REST-58, GMED-03. */
  calls.signedIn('POST /map/global/save', globalForm, async ({ db, session, form, now }) => {
    const map = savedMap(commandIn(form));
    if (map.refused) return persistentRefusal(mapSentence(map.refused, config));
    await storeGlobalMap(db, { ...map, at: now.toString() });
    await logEvent(db, session, { numberName: null, action: mapEditorTexts.globalSavedLogged });
    return doneAndTold(mapEditorTexts.saved);
  });
}
