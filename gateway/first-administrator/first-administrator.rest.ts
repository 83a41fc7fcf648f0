import type { MutationAddFirstAdministratorArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

/** REST calls of the first administrator, which other backends need not know (OWN-97). */
export const firstAdministratorRest = (rest: Rest) => ({
  state: () => rest.find<{ wanted: boolean }>('/administrator/first/view'),
  add: ({ code, congregation, login, password }: MutationAddFirstAdministratorArgs) =>
    rest.post('/administrator/first/add', { code, congregation, login, password }),
});
