import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useScreenPoint } from '../map/engine/useScreenPoint.ts';
import { withProduct } from '../texts/product.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './FoundPlace.module.css';
import { placeSearchTexts as texts } from './place-search.texts.ts';
import { holdersOf, type PlaceOption } from './place-search.view.ts';

interface Props {
  readonly option: PlaceOption;
  /** The person may open territories. */
  readonly opens: boolean;
  readonly onLeave: (() => void) | undefined;
}

/** The chosen place: a pin, and the territories that hold it. */
export function FoundPlace({ option: { label, place }, opens, onLeave }: Props) {
  const { longitude, latitude } = place;
  const position = useMemo(() => [longitude, latitude], [longitude, latitude]);
  const at = useScreenPoint<HTMLDivElement>(position);
  const { named, more } = holdersOf(place);
  return (
    <div ref={at} className={classes.place}>
      <section className={`${blocks.floating} ${classes.card}`} aria-label={label}>
        <strong>{label}</strong>
        {named.length === 0 && <span>{withProduct(texts.nobody)}</span>}
        {named.length > 0 && (
          <ul>
            {named.map(({ territoryId, number, name }) => (
              <li key={territoryId}>
                {opens ? (
                  <Link to={`/t-view/${territoryId}`} onClick={onLeave}>
                    T{number} - {name}
                  </Link>
                ) : (
                  `T${number} - ${name}`
                )}
              </li>
            ))}
            {more > 0 && <li>{texts.and(more)}</li>}
          </ul>
        )}
      </section>
      <svg className={classes.pin} viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 31C9 24 2 19 2 12a10 10 0 0 1 20 0c0 7-7 12-10 19z" />
        <circle cx="12" cy="12" r="4" />
      </svg>
    </div>
  );
}
