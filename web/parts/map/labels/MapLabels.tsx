import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useMap } from '../engine/map-context.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, FeatureId, MapLabel, MarkerKind } from '../map.view.ts';
import { type StartView, watchFrame } from '../sketch/watch-frame.ts';
import { followMap } from './follow-map.ts';
import { markerBoxes, sheetLabels } from './label-boxes.ts';
import { type LabelSheet, labelSheet } from './label-sheet.ts';
import classes from './MapLabels.module.css';

interface Props {
  readonly labels: readonly MapLabel[];
  readonly markers: readonly DrawnMarker[];
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  /** The view used for the labels before there is a map. */
  readonly startView?: StartView;
  /** The feature that is pointed at or chosen, whose label stands above the others. */
  readonly lifted?: FeatureId | null;
}

/** The labels as elements over the canvas, translated together while the zoom is constant (B-105). */
export function MapLabels({ labels, markers, sizes, startView, lifted = null }: Props) {
  const map = useMap();
  const sheet = useRef<HTMLDivElement>(null);
  const names = useRef<LabelSheet | null>(null);

  const obstacles = useMemo(() => markerBoxes(markers, sizes), [markers, sizes]);
  const placed = useMemo(() => sheetLabels(labels, sizes), [labels, sizes]);

  const liftOn = useEffectEvent((drawn: LabelSheet) => drawn.lift(lifted));

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const drawn = labelSheet(element, placed, obstacles);
    names.current = drawn;
    liftOn(drawn);
    if (map) return followMap(map, element, drawn);
    if (!startView || !element.parentElement) return undefined;
    drawn.measure();
    return watchFrame(element.parentElement, startView, drawn.lay);
  }, [map, placed, obstacles, startView]);

  useLayoutEffect(() => names.current?.lift(lifted), [lifted]);

  return (
    <div ref={sheet} className={classes.sheet} aria-hidden="true">
      {labels.map(({ text, on }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the index is the label's only identity
        <span key={place} className={classes[on]} hidden>
          {text}
        </span>
      ))}
    </div>
  );
}
