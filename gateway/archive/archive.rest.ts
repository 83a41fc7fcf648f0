import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const imported = wire.object({ congregation_id: wire.id });

export const archiveRest = (rest: Rest) => ({
  exportCongregation: (congregationId: string) =>
    rest.download('/congregation/archive/export', { congregation_id: congregationId }, large),
  importCongregation: (archive: File, name: string, leaveOut: boolean) =>
    rest.upload(
      '/congregation/archive/import',
      { name, leave_out: flag(leaveOut) },
      { archive },
      imported,
      large,
    ),
});

const large = { mime: 'application/zip', patience: 60_000 } as const;
