import { z } from 'zod';
import type { Config } from '../parts/config/config.ts';
import type { Gazetteers } from '../parts/gazetteer/gazetteers.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { readId, text } from '../parts/http/fields.ts';
import { limitsOf } from '../domain/map/limits.queries.ts';
import { providerUrl } from '../domain/map/map.fields.ts';
import { mayCall } from '../parts/permissions/permissions.ts';
import { openDrawnLimits } from './drawn-limits.ts';
import { drawnOn } from './gazetteer.queries.ts';
import { holdersOf } from './gazetteer.rules.ts';

interface Ports {
  readonly gazetteers: Gazetteers;
  readonly config: Pick<Config, 'basemapUrl'>;
}

const searched = z.object({ q: text });

/** What the ground says in words: its places, and what lies within a territory (OWN-118 … OWN-120). */
export function gazetteerCalls(calls: Calls, { gazetteers, config }: Ports): void {
  const drawnLimits = openDrawnLimits();

  /** Beyond the contract: the places that a text names, and who holds them. */
  calls.signedIn('GET /ground/search', searched, async ({ db, session, form }) => {
    const ground = await drawnOn(db);
    const where = {
      ownGround: ground?.sha256 ?? null,
      basemapUrl: ground ? providerUrl(ground, config) : '',
      limits: async () => (await drawnLimits(db)).flatMap(({ polygons }) => polygons),
    };
    const found = await gazetteers.search(where, form.q);
    const opens = mayCall('GET /territory/setting/view/{territory_id}', session.role);
    if (found.state !== 'found' || found.places.length === 0) {
      return done({ state: found.state, opens, places: [] });
    }
    const territories = await drawnLimits(db);
    const places = found.places.map((place) => ({
      kind: place.kind,
      label: place.label,
      town: place.town,
      longitude: place.at[0],
      latitude: place.at[1],
      territories: holdersOf(place, territories),
    }));
    return done({ state: found.state, opens, places });
  });

  /** Beyond the contract: the house numbers within a territory, and its limits in words. */
  calls.signedIn('GET /territory/ground/{territory_id}', noForm, async ({ db, path }) => {
    const limits = await limitsOf(db, readId(path['territory_id']));
    const found = await gazetteers.about((await drawnOn(db))?.sha256 ?? null, limits);
    return done({ house_numbers: found?.houseNumbers ?? null, limits: found?.limits ?? '' });
  });
}
