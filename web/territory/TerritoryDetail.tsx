import { EditOutlined, EnvironmentOutlined, ExportOutlined } from '@ant-design/icons';
import { type ComponentType, Suspense, useState } from 'react';

import { territoryMachine } from '#machines/territory/territory.machine.ts';
import type { MapUpdate, SettingsEntries } from '#machines/territory/territory.rules.ts';
import type { TerritoryGround, TerritorySettings } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Conflict } from '../parts/conflict/Conflict.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { territoryActors } from './territory.actors.ts';
import { groundView } from './territory-ground.view.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import { territoryView } from './territory.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryDetail.module.css';
import { TerritoryForm } from './TerritoryForm.tsx';

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

  return (
    <form
      className={`${blocks.card} ${classes.sheet}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'save', entered });
      }}
    >
      <TerritoryForm
        view={view}
        ground={ground}
        onEnter={(more) => setChanges((before) => ({ ...before, ...more }))}
      />
      {ground.limits !== null && (
        <p className={classes.limits}>
          <span>{texts.limits}</span> {ground.limits}
        </p>
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
      <div className={`${blocks.row} ${classes.actions}`}>
        {view.readOnly && view.canEdit && (
          <Button onClick={() => send({ type: 'edit', settings })}>
            <EditOutlined aria-hidden /> {texts.edit}
          </Button>
        )}
        {!view.readOnly && (
          <>
            <Button
              kind="primary"
              type="submit"
              disabled={!view.canSave}
              busy={view.saving || view.comparing}
            >
              {texts.save}
            </Button>
            <Button disabled={!view.editing} onClick={() => send({ type: 'cancel' })}>
              {commonTexts.cancel}
            </Button>
          </>
        )}
        {MapEditor && settings.canEdit && (
          <Button disabled={!view.canDraw} onClick={draw}>
            <EnvironmentOutlined aria-hidden /> {texts.map}
          </Button>
        )}
        {settings.mapLink !== null && (
          <a
            className={classes.mapLink}
            href={settings.mapLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={withProduct(texts.seeMapOf(`T${settings.number}`))}
          >
            {texts.seeMap} <ExportOutlined aria-hidden />
          </a>
        )}
      </div>
      {MapEditor && view.drawing && (
        <Suspense>
          <MapEditor
            territoryId={settings.territoryId}
            numberName={`T${settings.number} - ${settings.name}`}
            onClose={() => {
              send({ type: 'map.close' });
              onDrawing(false);
            }}
            onMapUpdated={(map) => send({ type: 'map.updated', ...map })}
          />
        </Suspense>
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </form>
  );
}
