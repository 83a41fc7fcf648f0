import type { Rest } from '../parts/rest/rest.ts';

type WireImported = { readonly congregation_id: number };

export const archiveRest = (rest: Rest) => ({
  exportCongregation: (congregationId: string) =>
    rest.download('/congregation/archive/export', { congregation_id: congregationId }, large),
  importCongregation: (archive: File, name: string) =>
    rest.upload<WireImported>('/congregation/archive/import', { name }, { archive }, large),
});

const large = { mime: 'application/zip', patience: 60_000 } as const;
