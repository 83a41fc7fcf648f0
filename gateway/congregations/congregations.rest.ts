import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const congregations = wire.object({
  congregations: wire.list(
    wire.object({
      id: wire.id,
      name: wire.text,
      contact: wire.textOrEmpty,
      email_counter: wire.integer,
      /** Sent by our backend only. */
      failing_mails: wire.integerOrZero,
    }),
  ),
});

const saved = wire.object({ congregation_id: wire.id });

/** REST calls of congregations (REST-68 … REST-71). */
export const congregationsRest = (rest: Rest) => ({
  siteCongregations: () => rest.get('/congregation/list', congregations),
  addCongregation: (name: string, contact: string) =>
    rest.postFor('/congregation/add', { name, contact }, saved),
  editCongregation: (congregationId: string, name: string, contact: string) =>
    rest.postFor('/congregation/edit', { congregation_id: congregationId, name, contact }, saved),
  removeCongregation: (congregationId: string) =>
    rest.post('/congregation/remove', { congregation_id: congregationId }),
});
