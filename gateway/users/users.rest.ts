import type { Rest } from '../rest/rest.ts';

interface WirePublishers {
  readonly users: readonly { readonly id: number; readonly login: string }[];
  readonly number_of_users: number;
}

/** Wire names stop here (REST-30). */
export const usersRest = (rest: Rest) => ({
  publishers: () => rest.get<WirePublishers>('/user/list/entire'),
});
