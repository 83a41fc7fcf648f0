import { coverageMonths } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import type { Config } from '../parts/config/config.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { mapFields, nowhere } from '../domain/map/map.fields.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { coverageMap } from './coverage-map.queries.ts';
import { drawnTerritories } from './drawn-territories.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'basemapUrl'>;
}

export function coverageCalls(calls: Calls, { config }: Ports): void {
  /** Beyond the contract: data of the dashboard's map, with `coverageMonths` of history. */
  calls.signedIn('GET /territory/coverage', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const since = today.with({ day: 1 }).subtract({ months: coverageMonths });
    const mayAct = manages(session.role);
    const { settings, ...map } = await coverageMap(db, {
      since: since.toString(),
      manages: mayAct,
    });
    const empty = { type: 'FeatureCollection' as const, features: [] };
    return done({
      ...mapFields(settings, { ...nowhere, geojson_feature: empty }, config),
      ...map,
      today: today.toString(),
      manages: mayAct,
    });
  });

  /** Beyond the contract: every drawn map, as it is stored, with the number and the name of its territory (OWN-327). */
  calls.signedIn('GET /territory/maps', noForm, async ({ db }) =>
    done({ territories: await drawnTerritories(db) }),
  );
}
