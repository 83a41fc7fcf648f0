import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, readId } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import {
  deleteGlobalMap,
  deleteTerritoryMap,
  editedGlobalMap,
  editedTerritoryMap,
  neighbourMaps,
  territoryToDraw,
} from './map-editor.queries.ts';
import { mapEditorTexts, mapSentence } from './map-editor.texts.ts';
import { editableMapFields } from './map-editor.fields.ts';
import { importNotice, persistentRefusal } from './map-notices.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'basemapUrl'>;
}

const territoryForm = z.object({ territory_id: id });

/**
 * Read and remove calls; save and import are registered separately because of their larger body
 * limits.
 */
export function mapEditorCalls(calls: Calls, { config }: Ports): void {
  /** The map of a territory with what its editor needs (REST-18, MAP-07). */
  calls.signedIn('GET /map/edit/territory/{territory_id}', noForm, async ({ db, path }) => {
    const map = await editedTerritoryMap(db, readId(path['territory_id']));
    if (!map) return refuse(mapSentence('unknownTerritory', config));
    return done(editableMapFields(map, map.stored, map.version, config));
  });

  /** Removes the map together with its token (REST-21, B-71). */
  calls.signedIn('POST /map/remove/territory', territoryForm, async ({ db, session, form }) => {
    await lockTerritories(db, [form.territory_id]);
    const territory = await territoryToDraw(db, form.territory_id);
    if (!territory) return persistentRefusal(mapSentence('unknownTerritory', config));
    if (!territory.token) return persistentRefusal(mapSentence('noMap', config));
    await deleteTerritoryMap(db, form.territory_id);
    await logEvent(db, session, {
      numberName: territory.numberName,
      action: mapEditorTexts.removedLogged,
      danger: true,
    });
    return doneWithNotice(mapEditorTexts.removed, {}, importNotice);
  });

  /** The global map with what its editor needs (REST-57, GMED-02). */
  calls.signedIn('GET /map/global/edit', noForm, async ({ db }) => {
    const map = await editedGlobalMap(db);
    if (!map) return refuse(mapEditorTexts.noGlobalMap);
    return done(editableMapFields(map, map.stored, map.version, config));
  });

  /**
   * Removes the global map; a GET in the contract, so it requires a script's header (REST-59, B-42,
   * B-89).
   */
  calls.signedIn('GET /map/global/remove', noForm, async ({ db, session, byScript }) => {
    if (!byScript) return refuse(httpTexts.unreadable);
    const removed = await deleteGlobalMap(db);
    if (!removed) return persistentRefusal(mapEditorTexts.noGlobalMap);
    await logEvent(db, session, {
      numberName: null,
      action: mapEditorTexts.globalRemovedLogged,
      danger: true,
    });
    return doneWithNotice(mapEditorTexts.removed, {}, importNotice);
  });

  /** Beyond the contract: neighbouring polygons, for borders drawn along them. */
  calls.signedIn('GET /map/neighbours/{territory_id}', noForm, async ({ db, path }) =>
    done({ neighbours: await neighbourMaps(db, readId(path['territory_id'])) }),
  );
}
