import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { Mark } from '#machines/domain/streets/streets.rules.ts';

import { Button } from '../../parts/button/Button.tsx';
import type { MapStreets } from '../../parts/map/streets/map-streets.ts';
import { Rows } from '../../parts/rows/Rows.tsx';
import { Marks } from './Marks.tsx';
import { lookOf } from './street-lines.ts';
import { streetTicksTexts as texts } from './street-ticks.texts.ts';
import type { StreetRow, streetTicksView } from './street-ticks.view.ts';
import { StreetSign } from './StreetSign.tsx';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './StreetTicks.module.css';

interface Props {
  readonly view: ReturnType<typeof streetTicksView>;
  /** Null for whoever only looks. */
  readonly onMark: ((mark: Mark) => void) | null;
  /** The street whose last mark may be taken back. */
  readonly undo: string | null;
  readonly onUndo: () => void;
  /** The map beside the list; absent where there is none. */
  readonly map?: MapStreets | undefined;
  readonly children?: ReactNode;
}

/** How much is covered, and the streets, each ticked with one tap (OWN-124), or by its sides (OWN-160). */
export function StreetTicks({ view, onMark, undo, onUndo, map, children }: Props) {
  return (
    <>
      <p role="status">
        <strong>{view.covered}</strong>
      </p>
      <progress className={classes.bar} max={100} value={view.percent} aria-label={view.covered} />
      {view.before !== null && <p>{view.before}</p>}
      {children}
      <Rows>
        {view.rows.map((street) => (
          <Row key={street.name} street={street} onMark={onMark} map={map} />
        ))}
      </Rows>
      {undo !== null && (
        <div className={classes.undo}>
          <Button kind="primary" onClick={onUndo}>
            {texts.undo(undo)}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({
  street,
  onMark,
  map,
}: Pick<Props, 'map' | 'onMark'> & { readonly street: StreetRow }) {
  const [opened, setOpened] = useState(false);
  const shows = useRef<HTMLButtonElement>(null);
  const chosen = map?.chosen?.name === street.name ? map.chosen : null;
  useEffect(() => {
    if (!chosen) return;
    const onMap = chosen.by === 'map';
    if (onMap) shows.current?.focus({ preventScroll: true });
    shows.current?.closest('li')?.scrollIntoView({ block: onMap ? 'center' : 'nearest' });
  }, [chosen]);
  const drawn = map?.onChoose && map.streets.some(({ name: on }) => on === street.name);
  const { name, length, sides, state } = street;
  // What differs is shown, or a half would look whole.
  const open = opened || state === 'mixed';
  return (
    <li className={classes.row} aria-current={chosen ? 'true' : undefined}>
      <div className={classes.what}>
        {drawn ? (
          <button
            ref={shows}
            type="button"
            className={classes.shows}
            aria-label={texts.show(name)}
            onClick={() => map.onChoose?.({ name, by: 'list' })}
          >
            <StreetSign look={lookOf(street)} />
            <strong>{name}</strong>
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <div className={`${blocks.row} ${classes.about}`}>
          <span>{length}</span>
          {sides.length > 0 && onMark && (
            <button
              type="button"
              className={classes.bySide}
              aria-expanded={open}
              aria-label={texts.of(texts.bySide, name)}
              disabled={state === 'mixed'}
              onClick={() => setOpened(!opened)}
            >
              {texts.bySide}
            </button>
          )}
        </div>
      </div>
      <Marks of={street} onMark={onMark} />
      {open && (
        <div className={classes.sides}>
          <Rows>
            {sides.map((side) => (
              <li key={side.side}>
                <span className={classes.side}>{side.label}</span>
                <Marks of={side} onMark={onMark} />
              </li>
            ))}
          </Rows>
        </div>
      )}
    </li>
  );
}
