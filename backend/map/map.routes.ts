import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import { done, refuse } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { mapFields } from './map.fields.ts';
import { globalMapFacts, ownerOfMap, publicMap } from './map.queries.ts';
import { globalMap, looksLikeToken } from './map.rules.ts';
import { mapTexts } from './map.texts.ts';
import { qrCode } from './qr-code.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'basemapUrl'>;
}

export function mapCalls(calls: Calls, { clock, config }: Ports): void {
  /** REST-07, B-23. */
  calls.signedIn('GET /map/global/view', noForm, async ({ db }) => {
    const facts = await globalMapFacts(db);
    if (!facts) return refuse(mapTexts.noGlobalMap, 'info');
    const { stored, puzzle, geojson_feature } = facts;
    // Its corners are looked at only where nobody has said from where it is seen.
    const pieces = stored ? [] : puzzle.toJSON();
    const map = globalMap(stored, pieces, facts.basemap_max_zoom);
    if (map.refused) return refuse(mapTexts[map.refused], 'info');
    const drawn = { ...map.place, geojson_feature: null };
    return done({ ...mapFields(facts, drawn, config), geojson_feature });
  });

  /** REST-40, B-79: places only, nobody's name. */
  calls.public('GET /map/info/{token}', noForm, async ({ database, path: { token = '' } }) => {
    if (!looksLikeToken(token)) return refuse(mapTexts.unknownMap);
    const owner = await database.asAnonymous((db) => ownerOfMap(db, token), token);
    const map =
      owner &&
      (await database.asTenant(owner.congregation_id, (db) =>
        publicMap(db, owner.territory_id, token),
      ));
    if (!map) return refuse(mapTexts.unknownMap);
    const mapLink = `${config.publicUrl}/map/${token}`;
    const savedOn = clock.dayOf(Temporal.Instant.fromEpochMilliseconds(map.saved_at));
    return done({
      ...mapFields(map, map, config),
      number_name: map.number_name,
      map_link: mapLink,
      qrcode: await qrCode(mapLink),
      info: mapTexts.savedOn(map.congregation, humanDay(savedOn)),
    });
  });
}

const humanDay = ({ day, month, year }: Temporal.PlainDate): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
