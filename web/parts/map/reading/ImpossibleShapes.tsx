import type { FoundShape, Mending } from '#engines/geojson/impossible-shapes.ts';

import { RadioGroup } from '../../fields/RadioGroup.tsx';
import classes from './ImpossibleShapes.module.css';
import { impossibleTexts as texts } from './impossible-shapes.texts.ts';
import { ShapeSketch } from './ShapeSketch.tsx';

interface Props {
  readonly shapes: readonly FoundShape[];
  readonly mending: Mending | null;
  /** What is refused if nothing is done. */
  readonly refused: 'file' | 'line';
  readonly onMend: (mending: Mending | null) => void;
}

const shownAtOnce = 5;
const mendings: readonly Mending[] = ['repair', 'leave'];

/** The shapes of a file that cannot be, each with the point where it fails, and what becomes of them (OWN-326). */
export function ImpossibleShapes({ shapes, mending, refused, onMend }: Props) {
  const options = [
    { id: '', name: texts.nothing[refused](shapes.length) },
    ...mendings.map((id) => ({ id, name: texts[id](shapes.length) })),
  ];
  const more = shapes.length - shownAtOnce;
  return (
    <section className={classes.impossible} aria-label={texts.title(shapes.length)}>
      <h3>{texts.title(shapes.length)}</h3>
      <ul>
        {shapes.slice(0, shownAtOnce).map((found) => (
          <li key={found.shape}>
            <ShapeSketch before={found.polygons} after={found.repaired} at={found.fault?.at} />
            <p>
              <strong>{texts.shape(found.shape, found.label)}</strong>
              {'\u202F: '}
              {texts.fault(found.fault?.kind ?? null)}.
              {found.repaired.length === 0 && ` ${texts.noRepair}`}
              {found.repaired.length > found.polygons.length &&
                ` ${texts.pieces(found.repaired.length)}`}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{texts.more(more)}</p>}
      <p className={classes.legend}>{texts.legend}</p>
      <RadioGroup
        label={texts.choice(shapes.length)}
        options={options}
        value={mending ?? ''}
        onChange={(id) => onMend(mendings.find((it) => it === id) ?? null)}
      />
    </section>
  );
}
