import type { MutationMakeFirstAdministratorArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

/** The REST call of an empty site (OWN-97). */
export const firstAdministratorRest = (rest: Rest) => ({
  make: ({ code, congregation, login, email, password }: MutationMakeFirstAdministratorArgs) =>
    rest.post('/site/firstadministrator', { code, congregation, login, email, password }),
});
