import type { Config } from '../parts/config/config.ts';
import { inCongregation } from '../parts/db/elsewhere.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { hasAcceptedPresentRules } from '../parts/consent/consent.queries.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { menuItems } from './menu.rules.ts';
import { presentCongregation } from './shell.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'smtpUrl'>;
}

export function shellCalls(calls: Calls, { config }: Ports): void {
  calls.signedIn('GET /user/menu', noForm, async ({ db, session, now }) => {
    const reader = { userId: session.userId, begins: manages(session.role) };
    const congregation = await presentCongregation(db, reader, now);
    if (!congregation) throw new Unauthenticated();
    const away = session.home !== session.congregation;
    const acceptedAtHome = () => hasAcceptedPresentRules(db, session.userId);
    const steps = congregation.first_steps;
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
