import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { doneWithNotice, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { flag, id, text } from '../parts/http/fields.ts';
import { file } from '../parts/http/uploads.ts';
import {
  globalMapMaxZoom,
  storeGlobalMap,
  storeTerritoryMap,
  territoryToDraw,
} from './map-editor.queries.ts';
import { importedMap } from './map-editor.rules.ts';
import { mapEditorTexts, mapSentence } from './map-editor.texts.ts';
import { importNotice } from './map-notices.ts';
import { placesFollowLimits } from '../domain/places/follow-limits.ts';
import { newMapToken } from '../parts/passwords/map-token.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const territoryForm = z.object({
  territory_id: id,
  geojson_files: file,
  geojson_filter: flag,
  latlng: text,
  geojson_area: text,
});
const globalForm = z.object({ geojson_files: file });

/** Calls with a file upload. */
export function mapImportCalls(calls: Calls, { config }: Ports): void {
  /**
   * Replaces the features of a territory's map by those of a file (REST-20, MAP-28 … MAP-34,
   * IMP-01, IMP-04).
   */
  calls.signedIn('POST /map/import/geojson', territoryForm, async (call) => {
    const { db, session, form, now } = call;
    await lockTerritories(db, [form.territory_id]);
    const territory = await territoryToDraw(db, form.territory_id);
    if (!territory) return refuse(mapSentence('unknownTerritory', config));
    const map = importedMap({
      file: form.geojson_files,
      maxZoom: territory.maxZoom,
      around: form.geojson_filter ? { latlng: form.latlng, area: form.geojson_area } : null,
    });
    if (map.refused) return refuse(mapSentence(map.refused, config));
    const token = territory.token ?? newMapToken();
    await storeTerritoryMap(db, form.territory_id, token, { ...map, at: now.toString() });
    await logEvent(db, session, {
      numberName: territory.numberName,
      action: mapEditorTexts.importedLogged,
    });
    await placesFollowLimits(call, [form.territory_id]);
    const mapLink = `${config.publicUrl}/map/${token}`;
    return doneWithNotice(mapEditorTexts.imported, { map_link: mapLink }, importNotice);
  });

  /** Replaces the global map by a file (REST-60, GMED-08). */
  calls.signedIn('POST /map/global/import/geojson', globalForm, async (call) => {
    const { db, session, form, now } = call;
    const { maxZoom = 0 } = (await globalMapMaxZoom(db)) ?? {};
    const map = importedMap({ file: form.geojson_files, maxZoom, around: null });
    if (map.refused) return refuse(mapSentence(map.refused, config));
    await storeGlobalMap(db, { ...map, at: now.toString() });
    await logEvent(db, session, { numberName: null, action: mapEditorTexts.globalImportedLogged });
    return doneWithNotice(mapEditorTexts.imported, {}, importNotice);
  });
}
