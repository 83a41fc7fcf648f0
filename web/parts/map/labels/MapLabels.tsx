import { useLayoutEffect, useMemo, useRef } from 'react';
import { useMap } from '../engine/map-context.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, MapLabel, MarkerKind } from '../map.view.ts';
import { mercator } from '../geometry/mercator.ts';
import { markerPlace, markerPlaces, namePlaces } from './label-offsets.ts';
import { alwaysShown, type LabelBox, shortened } from './label-placement.ts';
import { type StartView, watchFrame } from '../sketch/watch-frame.ts';
import { followMap, labelSheet } from './label-sheet.ts';
import classes from './MapLabels.module.css';

interface Props {
  readonly labels: readonly MapLabel[];
  readonly markers: readonly DrawnMarker[];
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  /** The view used for the labels before there is a map. */
  readonly startView?: StartView;
}

/** The labels as elements over the canvas, translated together while the zoom is constant (B-105). */
export function MapLabels({ labels, markers, sizes, startView }: Props) {
  const map = useMap();
  const sheet = useRef<HTMLDivElement>(null);

  const obstacles = useMemo(
    () =>
      markers.map(({ kind, position }, id): LabelBox => {
        const { width, height } = sizes[kind];
        return { id, at: mercator(position), width, height, offsets: [markerPlace(sizes[kind])] };
      }),
    [markers, sizes],
  );
  const placed = useMemo(
    () =>
      labels.map(({ text, on, position, room }) => ({
        at: mercator(position),
        text,
        short: shortened(text),
        room: room === null ? null : room / 360,
        places:
          on === 'marker'
            ? (size: { width: number; height: number }) => markerPlaces(size, sizes.information)
            : namePlaces(labels.length <= alwaysShown),
      })),
    [labels, sizes],
  );

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const names = labelSheet(element, placed, obstacles);
    if (map) return followMap(map, element, names);
    if (!startView || !element.parentElement) return undefined;
    names.measure();
    return watchFrame(element.parentElement, startView, names.lay);
  }, [map, placed, obstacles, startView]);

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
