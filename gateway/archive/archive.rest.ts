import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

type WireImported = { readonly congregation_id: number };

export const archiveRest = (rest: Rest) => ({
  exportCongregation: (congregationId: string) =>
    rest.download('/congregation/archive/export', { congregation_id: congregationId }, large),
  importCongregation: (archive: File, name: string, leaveOut: boolean) =>
    rest.upload<WireImported>(
      '/congregation/archive/import',
      { name, leave_out: flag(leaveOut) },
      { archive },
      large,
    ),
});

const large = { mime: 'application/zip', patience: 60_000 } as const;
