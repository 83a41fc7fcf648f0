import { type MercatorPoint, worldPixels } from '../geometry/mercator.ts';
import { markerFrames } from '../layers/marker-atlas.ts';
import type { MapData } from '../map-data.ts';
import { type MapLabel, mapShapes, noFeatures } from '../map.view.ts';
import { boxOf, markerBoxes, sheetLabels } from './label-boxes.ts';
import { type FormName, type Frame, type Offset, placeLabels } from './label-placement.ts';
import classes from './MapLabels.module.css';

interface Props {
  readonly map: MapData;
  readonly frame: Frame;
  /** The size of an element around the same middle, of which places are shares; null: they are pixels. */
  readonly stage?: Size | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const widest = 208;

/** About what a browser would measure (MapLabels.module.css). */
function guessedSize(text: string, form: FormName, on: MapLabel['on']) {
  const { letter, line, around } =
    on === 'marker'
      ? { letter: 7.5, line: 18, around: 18 }
      : form === 'small'
        ? { letter: 7, line: 12, around: 0 }
        : { letter: 9, line: 18, around: 0 };
  const width = text.length * letter + around;
  const lines = Math.ceil(width / widest);
  return { width: Math.min(width, widest), height: lines * line + (around && 6) };
}

/** The names of a map for a page that is drawn before it has a script. */
export function DrawnNames({ map, frame, stage = null }: Props) {
  const { labels, markers } = mapShapes(map.geojsonFeature ?? noFeatures);
  const sizes = markerFrames(map.icons);
  const names = sheetLabels(labels, sizes);
  const boxes = names.map((name, id) =>
    boxOf(name, id, (form, words) => guessedSize(words, form, labels[id]?.on ?? 'polygon')),
  );
  const placed = placeLabels(boxes, markerBoxes(markers, sizes), frame);
  return (
    <div
      className={classes.sheet}
      style={stage ? { inset: 0, width: 'auto', height: 'auto' } : undefined}
      aria-hidden="true"
    >
      {placed.map(({ id, x, y, form }) => {
        const [label, name] = [labels[id], names[id]];
        return label && name ? (
          <span
            key={id}
            className={classes[label.on]}
            data-form={form.name === 'whole' ? undefined : form.name}
            style={stage ? sharesOf({ x, y }, name.at, frame, stage) : pixelsOf({ x, y })}
          >
            {name.words.find(([one]) => one === form.name)?.[1]}
          </span>
        ) : null;
      })}
    </div>
  );
}

const pixelsOf = ({ x, y }: Offset) => ({
  transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
});

/** The point is a share of the stage, what the name stands beside it stays pixels. */
function sharesOf({ x, y }: Offset, at: MercatorPoint, { zoom, centre }: Frame, stage: Size) {
  const scale = worldPixels(zoom);
  const from = { x: (at.x - centre.x) * scale, y: (at.y - centre.y) * scale };
  return {
    left: `${50 + (from.x / stage.width) * 100}%`,
    top: `${50 + (from.y / stage.height) * 100}%`,
    ...pixelsOf({ x: x - from.x, y: y - from.y }),
  };
}
