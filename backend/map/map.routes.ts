import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Gazetteers } from '../parts/gazetteer/gazetteers.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall } from '../parts/http/calls.ts';
import { mapFields } from '../domain/map/map.fields.ts';
import { globalMapFacts, ownerOfMap, publicMap } from './map.queries.ts';
import { globalMap, looksLikeToken } from './map.rules.ts';
import { mapTexts } from './map.texts.ts';
import { qrCode } from '../domain/links/qr-code.ts';
import { humanDay } from '../parts/texts/human-day.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'basemapUrl'>;
  readonly gazetteers: Gazetteers;
}

export function mapCalls(calls: Calls, { clock, config, gazetteers }: Ports): void {
  const unknown = refuse(mapTexts.unknownMap);
  const byLink = {
    token: ({ path }: Pick<PublicCall<unknown>, 'path'>) => path['token'] ?? '',
    wrong: [unknown],
  };

  /** The global map (REST-07, B-23). */
  calls.signedIn('GET /map/global/view', noForm, async ({ db }) => {
    const facts = await globalMapFacts(db);
    if (!facts) return refuse(mapTexts.noGlobalMap, 'info');
    const { stored, puzzle, geojson_feature } = facts;
    // Without a stored view the features are parsed to compute one.
    const pieces = stored ? [] : puzzle.toJSON();
    const map = globalMap(stored, pieces, facts.basemap_max_zoom);
    if (map.refused) return refuse(mapTexts[map.refused], 'info');
    const drawn = { ...map.place, geojson_feature: null };
    return done({ ...mapFields(facts, drawn, config), geojson_feature });
  });

  /**
   * The public map of a token; contains no person's name (REST-40, B-79). Whoever tries too many wrong
   * tokens waits (OWN-85).
   */
  calls.capability('GET /map/info/{token}', noForm, byLink, async ({ database, path }) => {
    const { token = '' } = path;
    if (!looksLikeToken(token)) return unknown;
    const owner = await database.asAnonymous((db) => ownerOfMap(db, token), token);
    const map =
      owner &&
      (await database.asTenant(owner.congregation_id, (db) =>
        publicMap(db, owner.territory_id, token),
      ));
    if (!map) return unknown;
    const drawn = map.geojson_feature.features.map(({ geometry }) => geometry);
    const limits = drawn.filter((geometry) => geometry.type === 'Polygon');
    const ground = await gazetteers.about(map.own_ground?.sha256 ?? null, limits);
    const mapLink = `${config.publicUrl}/map/${token}`;
    const savedOn = clock.dayOf(Temporal.Instant.fromEpochMilliseconds(map.saved_at));
    return done({
      ...mapFields(map, map, config),
      number_name: map.number_name,
      map_link: mapLink,
      qrcode: await qrCode(mapLink),
      info: mapTexts.savedOn(map.congregation, humanDay(savedOn)),
      limits: ground?.limits ?? '',
    });
  });
}
