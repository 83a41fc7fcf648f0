import type { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import type { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';

import { browserFile } from '../parts/files/browser-file.ts';
import { type ActorsOf, asks, asksWith } from '../parts/graphql/asks.ts';
import { exportCongregationMutation, importCongregationMutation } from './archive.operations.ts';

export const archiveExportActors: ActorsOf<typeof archiveExportMachine> = (client) => ({
  exportCongregation: asks(client, exportCongregationMutation),
});

export const archiveImportActors: ActorsOf<typeof archiveImportMachine> = (client) => ({
  importCongregation: asksWith(client, importCongregationMutation, ({ file, name, leaveOut }) => ({
    archive: browserFile(file),
    name,
    leaveOut,
  })),
});
