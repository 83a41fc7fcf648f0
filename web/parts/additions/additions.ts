import { createContext, use } from 'react';

/** Whether the backend has the calls beyond the 71 documented ones, as its menu says (B-123). */
export const Additions = createContext(false);

/** What rests on such a call is offered only where this is true (OWN-195). */
export const useAdditions = (): boolean => use(Additions);
