import { EditOutlined, EnvironmentOutlined, ExportOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef } from 'react';

import { Button } from '../parts/button/Button.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { MapSharing } from './MapSharing.tsx';
import { territoryTexts as texts } from './territory.texts.ts';
import type { TerritoryView } from './territory.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryActions.module.css';

interface Props {
  readonly view: TerritoryView;
  /** There is an editor of maps. */
  readonly drawable: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onDraw: () => void;
}

/** What can be done with the fields of a territory, and with its map (DET-05, DET-06, DET-08, DET-09). */
export function TerritoryActions({ view, drawable, ...on }: Props) {
  const { settings, readOnly } = view;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && readOnly) pencil.current?.focus();
    wasEditing.current = !readOnly;
  }, [readOnly]);
  const when = useId();
  const why = drawable && settings.canEdit ? view.whyNoDrawing : null;
  return (
    <>
      <div className={`${blocks.row} ${readOnly ? classes.read : classes.edit}`}>
        {readOnly ? (
          view.canEdit && (
            <Button ref={pencil} onClick={on.onEdit}>
              <EditOutlined aria-hidden /> {texts.edit}
            </Button>
          )
        ) : (
          <>
            <Button
              kind="primary"
              type="submit"
              disabled={!view.canSave}
              busy={view.saving || view.comparing}
            >
              {texts.save}
            </Button>
            <Button disabled={!view.editing} onClick={on.onCancel}>
              {commonTexts.cancel}
            </Button>
          </>
        )}
        {drawable && settings.canEdit && (
          <Button
            disabled={!view.canDraw}
            aria-describedby={why === null ? undefined : when}
            onClick={on.onDraw}
          >
            <EnvironmentOutlined aria-hidden /> {texts.map}
          </Button>
        )}
        {why !== null && (
          <span id={when} className={blocks.hint}>
            {why}
          </span>
        )}
      </div>
      {settings.mapLink !== null && (
        <div className={`${blocks.row} ${classes.map}`}>
          <a
            className={classes.mapLink}
            href={settings.mapLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={withProduct(texts.seeMapOf(`T${settings.number}`))}
          >
            {texts.seeMap} <ExportOutlined aria-hidden />
          </a>
          {readOnly && (
            <MapSharing
              numberName={`T${settings.number} - ${settings.name}`}
              mapLink={settings.mapLink}
              drawn={settings.mapDrawn}
            />
          )}
        </div>
      )}
    </>
  );
}
