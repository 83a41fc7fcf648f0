import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { inCongregation } from '../parts/db/elsewhere.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { type Session, Unauthenticated } from '../parts/http/open-session.ts';
import { hasAcceptedPresentRules } from '../parts/consent/consent.queries.ts';
import { factorStanding } from '../parts/sessions/factor-demand.queries.ts';
import { manages, roles, type RoleId } from '../parts/permissions/permissions.ts';
import { holdsStreets, providerUrl } from '../domain/map/map.fields.ts';
import { menuItems } from './menu.rules.ts';
import { presentCongregation, type PresentCongregation } from './shell.queries.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'smtpUrl' | 'basemapUrl'>;
}

export function shellCalls(calls: Calls, { clock, config }: Ports): void {
  calls.signedIn('GET /user/menu', noForm, async ({ db, session, now }) => {
    const standing = await factorToTell(db, session, clock.local(now).timeZoneId);
    const reader = { userId: session.userId, begins: manages(session.role) };
    const congregation = await presentCongregation(db, reader, now);
    if (!congregation) throw new Unauthenticated();
    const away = session.home !== session.congregation;
    const acceptedAtHome = () => hasAcceptedPresentRules(db, session.userId);
    const steps = firstSteps(congregation, session.role, config);
    const begun = steps === null || Object.values(steps).every(Boolean);
    return done({
      items: session.setUpOnly
        ? []
        : menuItems(session.role, config.product, congregation.first_territory),
      congregation_name: congregation.name,
      global_map: congregation.global_map,
      additions: true,
      mails_kept: config.smtpUrl === undefined,
      login: session.login,
      rgpd_privacy: away
        ? await inCongregation(db, session.home, acceptedAtHome)
        : congregation.rgpd_privacy,
      ...(begun || session.setUpOnly ? {} : { first_steps: steps }),
      ...(standing && { second_factor: standing }),
    });
  });
}

/** What the reader is told of the second factor; null where there is nothing to tell. */
async function factorToTell(
  db: Db,
  { userId, id: sessionId, home, congregation, setUpOnly: over }: Session,
  zone: string,
) {
  const read = () => factorStanding(db, { userId, sessionId, zone });
  const standing = await (home === congregation ? read() : inCongregation(db, home, read));
  if (!standing || (standing.until === null && standing.removed === null)) return null;
  return { ...standing, over };
}

/** The step of the ground is of who may bring one; without streets there is nothing to search or draw along (OWN-265). */
function firstSteps(
  { first_steps: steps, has_own_ground: own, provider }: PresentCongregation,
  role: RoleId,
  config: Pick<Config, 'basemapUrl'>,
) {
  if (steps === null || role !== roles.siteAdministrator) return steps;
  return { ...steps, ground: own || holdsStreets(providerUrl(provider, config)) };
}
