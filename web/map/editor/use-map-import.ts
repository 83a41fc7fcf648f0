import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { EmittedFrom } from 'xstate';
import { mapImportMachine } from '#machines/map/map-import.machine.ts';
import { inspection } from '../../flow/inspection.ts';
import { useEmitted } from '../../flow/useEmitted.ts';
import { useNext } from '../../flow/useNext.ts';
import type { territoryImportActors } from './map-editor.actors.ts';
import { importView } from './map-editor.view.ts';

export function useMapImport(
  actors: ReturnType<typeof territoryImportActors>,
  onChanged: (changed: EmittedFrom<typeof mapImportMachine>) => void,
) {
  const machine = useMemo(() => mapImportMachine.provide({ actors }), [actors]);
  const [snapshot, send, actor] = useMachine(machine, inspection);
  useEmitted(actor, 'changed', onChanged);
  useNext(snapshot);
  return { view: importView(snapshot), send };
}

export type MapImport = ReturnType<typeof useMapImport>;
