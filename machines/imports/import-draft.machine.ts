import { draft } from '../parts/draft/draft.machine.ts';
import type { ImportDraft } from './import.rules.ts';

/** Keeps a file and what was decided about it until it is imported (beside spec 2 §2; OWN-159). */
export const importDraftMachine = draft<ImportDraft>('importDraft');
