import { useMemo } from 'react';
import { useScreenPoint } from '../engine/useScreenPoint.ts';
import { type MapStreet, middleOf } from './map-streets.ts';
import classes from './ShownStreet.module.css';

/** The name of the street that was chosen, whatever room the map has for names (OWN-220). */
export function ShownStreet({ street }: { readonly street: MapStreet }) {
  const middle = useMemo(() => middleOf(street), [street]);
  return middle && <Sign key={street.name} name={street.name} at={middle} />;
}

interface Props {
  readonly name: string;
  readonly at: Parameters<typeof useScreenPoint>[0];
}

function Sign({ name, at }: Props) {
  const place = useScreenPoint<HTMLDivElement>(at);
  return (
    <div ref={place} className={classes.place} aria-hidden="true">
      <span className={classes.name}>{name}</span>
    </div>
  );
}
