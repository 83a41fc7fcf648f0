import type { Rest } from '../parts/rest/rest.ts';

/** Beyond the contract (OWN-157). */
export const undoRest = (rest: Rest) => ({
  undoAct: (act: string) => rest.post('/act/undo', { act }),
});
