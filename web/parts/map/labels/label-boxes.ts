import { mercator, type MercatorPoint } from '../geometry/mercator.ts';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, FeatureId, MapLabel, MarkerKind } from '../map.view.ts';
import { markerPlace, markerPlaces, namePlaces } from './label-offsets.ts';
import {
  alwaysShown,
  type FormName,
  type LabelBox,
  type LabelForm,
  type Obstacle,
  type Offset,
  shortened,
} from './label-placement.ts';

type Sizes = Readonly<Record<MarkerKind, MarkerFrame>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A name to be placed; how large it is is for whoever draws it to know. */
export interface SheetLabel extends Omit<LabelBox, 'id' | 'forms'> {
  readonly at: MercatorPoint;
  readonly feature: FeatureId;
  /** Its words in each form, the fullest first. */
  readonly words: readonly (readonly [form: FormName, words: string])[];
  readonly places: (size: Size) => readonly Offset[];
}

/** What names of a map avoid: its markers. */
export const markerBoxes = (markers: readonly DrawnMarker[], sizes: Sizes): readonly Obstacle[] =>
  markers.map(({ kind, position }) => {
    const { width, height } = sizes[kind];
    return { at: mercator(position), width, height, offset: markerPlace(sizes[kind]) };
  });

export function sheetLabels(labels: readonly MapLabel[], sizes: Sizes): readonly SheetLabel[] {
  const few = labels.filter(({ always }) => always).length <= alwaysShown;
  return labels.map(({ id, text, on, position, room, always }) => ({
    at: mercator(position),
    feature: id,
    room: room === null ? null : room / 360,
    always,
    words: wordsOf(text, always),
    places:
      on === 'marker'
        ? (size: Size) => markerPlaces(size, sizes.information)
        : namePlaces(few && always),
  }));
}

function wordsOf(text: string, always: boolean): SheetLabel['words'] {
  const number = shortened(text);
  return [
    ['whole', text],
    ...(number === text ? [] : [['number', number] as const]),
    ['small', number],
    ...(always ? [] : [['dot', ''] as const]),
  ];
}

/** Pixels across. */
const dot = { width: 6, height: 6 };
const onItsPoint: readonly Offset[] = [{ x: 0, y: 0 }];

/** The boxes of a label whose forms are as large as `sizeOf` says. */
export const boxOf = (
  { at, room, always, words, places }: SheetLabel,
  id: number,
  sizeOf: (form: FormName, words: string) => Size,
): LabelBox => ({
  id,
  at,
  room,
  always,
  forms: words.map(([name, text]): LabelForm => {
    if (name === 'dot') return { name, ...dot, offsets: onItsPoint };
    const size = sizeOf(name, text);
    return { name, ...size, offsets: places(size) };
  }),
});
