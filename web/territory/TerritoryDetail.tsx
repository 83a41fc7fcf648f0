import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import { territoryMachine } from '#machines/territory/territory.machine.ts';
import type { MapUpdate, SettingsEntries } from '#machines/territory/territory.rules.ts';
import type { TerritoryGround, TerritorySettings } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Conflict } from '../parts/conflict/Conflict.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { territoryActors } from './territory.actors.ts';
import { groundView } from './territory-ground.view.ts';
import { territoryView } from './territory.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryDetail.module.css';
import { TerritoryActions } from './TerritoryActions.tsx';
import { TerritoryForm } from './TerritoryForm.tsx';
import { TerritoryLimits } from './TerritoryLimits.tsx';
import { TerritorySheet } from './TerritorySheet.tsx';

export type MapEditor = ComponentType<{
  readonly territoryId: string;
  readonly numberName: string;
  readonly onClose: () => void;
  readonly onMapUpdated: (map: MapUpdate) => void;
}>;

interface Props {
  readonly settings: TerritorySettings;
  /** What the ground says of it, once that is known. */
  readonly ground: TerritoryGround | null;
  readonly MapEditor?: MapEditor | undefined;
  /** One has come to draw its map (OWN-247). */
  readonly toDraw: boolean;
  readonly onDrawing: (drawing: boolean) => void;
  readonly onChanged: () => void;
}

const nothing: Partial<SettingsEntries> = {};

/** Scrolls a problem into view, which on a phone is below the visible part. */
const scrollToCentre = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'center' });

/** The settings of one territory: read, edited, saved (spec 1 §2 t-view; DET-04 … DET-23). */
export function TerritoryDetail({ settings: loaded, MapEditor, ...on }: Props) {
  const { onDrawing, onChanged } = on;
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(territoryMachine, territoryActors);
  const [changes, setChanges] = useState(nothing);
  const view = territoryView(snapshot, loaded, changes);
  const { settings, entered } = view;
  const ground = groundView(on.ground, { editing: view.editing, gate: entered.gate });

  useEmitted(actor, 'changed', ({ notice }) => {
    setChanges(nothing);
    if (notice !== null) show(notice);
    onChanged();
  });

  const draw = () => {
    send({ type: 'map.open' });
    onDrawing(true);
  };

  const drawAtOnce = useEffectEvent(() => {
    send({ type: 'edit', settings: loaded });
    if (actor.getSnapshot().can({ type: 'map.open' })) draw();
  });
  useEffect(() => {
    if (on.toDraw) drawAtOnce();
  }, [on.toDraw]);

  return (
    <form
      className={`${blocks.card} ${view.readOnly ? '' : classes.editing}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'save', entered });
      }}
    >
      {view.readOnly ? (
        <TerritorySheet view={view} ground={ground} />
      ) : (
        <>
          <TerritoryForm
            view={view}
            ground={ground}
            onEnter={(more) => setChanges((before) => ({ ...before, ...more }))}
          />
          <TerritoryLimits limits={ground.limits} />
        </>
      )}
      {view.problem !== null && (
        <div ref={scrollToCentre}>
          {view.outdated ? (
            <Conflict
              problem={view.problem}
              differences={view.differences}
              canReread={view.canReread}
              canOverwrite={view.canOverwrite}
              onReread={() => {
                setChanges(nothing);
                send({ type: 'reread' });
              }}
              onOverwrite={() => send({ type: 'overwrite', entered })}
            />
          ) : (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
        </div>
      )}
      <TerritoryActions
        view={view}
        drawable={MapEditor !== undefined}
        onEdit={() => send({ type: 'edit', settings })}
        onCancel={() => send({ type: 'cancel' })}
        onDraw={draw}
      />
      {MapEditor && view.drawing && (
        <MapEditor
          territoryId={settings.territoryId}
          numberName={`T${settings.number} - ${settings.name}`}
          onClose={() => {
            send({ type: 'map.close' });
            onDrawing(false);
          }}
          onMapUpdated={(map) => send({ type: 'map.updated', ...map })}
        />
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </form>
  );
}
