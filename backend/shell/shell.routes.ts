import type { Config } from '../parts/config/config.ts';
import { inCongregation } from '../parts/db/elsewhere.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { hasAcceptedPresentRules } from '../parts/consent/consent.queries.ts';
import { manages, roles, type RoleId } from '../parts/permissions/permissions.ts';
import { holdsStreets, providerUrl } from '../domain/map/map.fields.ts';
import { menuItems } from './menu.rules.ts';
import { presentCongregation, type PresentCongregation } from './shell.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'smtpUrl' | 'basemapUrl'>;
}

export function shellCalls(calls: Calls, { config }: Ports): void {
  calls.signedIn('GET /user/menu', noForm, async ({ db, session, now }) => {
    const reader = { userId: session.userId, begins: manages(session.role) };
    const congregation = await presentCongregation(db, reader, now);
    if (!congregation) throw new Unauthenticated();
    const away = session.home !== session.congregation;
    const acceptedAtHome = () => hasAcceptedPresentRules(db, session.userId);
    const steps = firstSteps(congregation, session.role, config);
    const begun = steps === null || Object.values(steps).every(Boolean);
    return done({
      items: menuItems(session.role, config.product, congregation.first_territory),
      congregation_name: congregation.name,
      global_map: congregation.global_map,
      additions: true,
      mails_kept: config.smtpUrl === undefined,
      login: session.login,
      rgpd_privacy: away
        ? await inCongregation(db, session.home, acceptedAtHome)
        : congregation.rgpd_privacy,
      ...(begun ? {} : { first_steps: steps }),
    });
  });
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
