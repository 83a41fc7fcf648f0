import { mercator } from '../geometry/mercator.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, MapLabel, MarkerKind } from '../map.view.ts';
import { markerPlace, markerPlaces, namePlaces } from './label-offsets.ts';
import { alwaysShown, type LabelBox, type Offset, shortened } from './label-placement.ts';

type Sizes = Readonly<Record<MarkerKind, MarkerFrame>>;

/** What names of a map avoid: its markers. */
export const markerBoxes = (markers: readonly DrawnMarker[], sizes: Sizes) =>
  markers.map(({ kind, position }, id): LabelBox => {
    const { width, height } = sizes[kind];
    return { id, at: mercator(position), width, height, offsets: [markerPlace(sizes[kind])] };
  });

/** Names to be placed; how large they are is for whoever draws them to know. */
export const sheetLabels = (labels: readonly MapLabel[], sizes: Sizes) =>
  labels.map(({ text, on, position, room }) => ({
    at: mercator(position),
    text,
    short: shortened(text),
    room: room === null ? null : room / 360,
    places:
      on === 'marker'
        ? (size: { width: number; height: number }): readonly Offset[] =>
            markerPlaces(size, sizes.information)
        : namePlaces(labels.length <= alwaysShown),
  }));
