import { markerFrames } from '../layers/marker-atlas.ts';
import type { MapData } from '../map-data.ts';
import { mapShapes, noFeatures } from '../map.view.ts';
import { markerBoxes, sheetLabels } from './label-boxes.ts';
import { type Frame, placeLabels } from './label-placement.ts';
import classes from './MapLabels.module.css';

interface Props {
  readonly map: MapData;
  readonly frame: Frame;
}

const widest = 208;

/** About what a browser would measure (MapLabels.module.css). */
function guessedSize(text: string, on: 'polygon' | 'marker') {
  const { letter, line, around } =
    on === 'polygon' ? { letter: 9, line: 18, around: 0 } : { letter: 7.5, line: 18, around: 18 };
  const width = text.length * letter + around;
  const lines = Math.ceil(width / widest);
  return { width: Math.min(width, widest), height: lines * line + (around && 6) };
}

/** The names of a map for a page that is drawn before it has a script. */
export function DrawnNames({ map, frame }: Props) {
  const { labels, markers } = mapShapes(map.geojsonFeature ?? noFeatures);
  const sizes = markerFrames(map.icons);
  const names = sheetLabels(labels, sizes);
  const boxes = names.map(({ at, room, text, short, places }, id) => {
    const sized = (words: string) => {
      const size = guessedSize(words, labels[id]?.on ?? 'polygon');
      return { ...size, offsets: places(size) };
    };
    return { id, at, room, ...sized(text), ...(short === text ? {} : { short: sized(short) }) };
  });
  const placed = placeLabels(boxes, markerBoxes(markers, sizes), frame);
  return (
    <div className={classes.sheet} aria-hidden="true">
      {placed.map(({ id, x, y, short }) => {
        const [label, name] = [labels[id], names[id]];
        return label && name ? (
          <span
            key={id}
            className={classes[label.on]}
            data-short={short && name.short !== name.text ? '' : undefined}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            {short ? name.short : name.text}
          </span>
        ) : null;
      })}
    </div>
  );
}
