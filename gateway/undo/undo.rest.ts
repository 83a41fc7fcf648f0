import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const lastActs = wire.object({
  acts: wire.list(
    wire.object({
      act: wire.text,
      what: wire.text,
      datetime: wire.text,
      datetime_human: wire.text,
      parts: wire.list(
        wire.object({
          territory_id: wire.idOrNull,
          number_names: wire.list(wire.text),
          login: wire.textOrNull,
          hindrance: wire.textOrNull,
        }),
      ),
    }),
  ),
});

/** Beyond the contract (OWN-157, OWN-234). */
export const undoRest = (rest: Rest) => ({
  lastActs: () => rest.get('/act/list', lastActs),
  undoAct: (act: string, territoryId: string | null) =>
    rest.post('/act/undo', {
      act,
      ...(territoryId === null ? {} : { territory_id: territoryId }),
    }),
});
