import { useMachine } from '@xstate/react';
import type { Client } from 'urql';
import type { EmittedFrom } from 'xstate';
import { mapImportMachine } from '#machines/map/map-import.machine.ts';
import { inspection } from '../../flow/inspection.ts';
import { useActors } from '../../flow/useActors.ts';
import { useEmitted } from '../../flow/useEmitted.ts';
import { useNext } from '../../flow/useNext.ts';
import type { territoryImportActors } from './map-editor.actors.ts';
import { importView } from './map-editor.view.ts';

export function useMapImport(
  actorsOf: (client: Client) => ReturnType<typeof territoryImportActors>,
  onChanged: (changed: EmittedFrom<typeof mapImportMachine>) => void,
) {
  const [snapshot, send, actor] = useMachine(useActors(mapImportMachine, actorsOf), inspection);
  useEmitted(actor, 'changed', onChanged);
  useNext(snapshot);
  return { view: importView(snapshot), send };
}

export type MapImport = ReturnType<typeof useMapImport>;
