import type { Rest } from '../parts/rest/rest.ts';

interface WireCongregation {
  readonly id: number;
  readonly name: string;
  readonly contact: string | null;
  readonly email_counter: number;
  /** Sent by our backend only. */
  readonly failing_mails?: number;
}

type WireSaved = { readonly congregation_id: number };

/** REST calls of congregations (REST-68 … REST-71). */
export const congregationsRest = (rest: Rest) => ({
  siteCongregations: () =>
    rest.get<{ readonly congregations: readonly WireCongregation[] }>('/congregation/list'),
  addCongregation: (name: string, contact: string) =>
    rest.post<WireSaved>('/congregation/add', { name, contact }),
  editCongregation: (congregationId: string, name: string, contact: string) =>
    rest.post<WireSaved>('/congregation/edit', { congregation_id: congregationId, name, contact }),
  removeCongregation: (congregationId: string) =>
    rest.post('/congregation/remove', { congregation_id: congregationId }),
});
