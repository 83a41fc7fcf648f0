import type { MapFeatures } from '#schema/geojson.ts';

import classes from './LimitsPicture.module.css';
import { limitsTexts as texts } from './limits.texts.ts';
import { outlinesPicture } from './outlines-picture.ts';

interface Props {
  readonly label: string;
  /** Null without a map so far. */
  readonly before: MapFeatures | null;
  readonly after: MapFeatures | null;
}

const size = { width: 320, height: 200 } as const;

const geometriesOf = (map: MapFeatures | null) =>
  (map?.features ?? []).map(({ geometry }) => geometry);

/** The present limits of a territory, those of a file over them (OWN-313). */
export function LimitsPicture({ label, before, after }: Props) {
  const [old, fresh] = [geometriesOf(before), geometriesOf(after)];
  const picture = outlinesPicture([...old, ...fresh], size);
  return (
    <figure className={classes.limits}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <path d={picture?.pathOf(fresh)} className={classes.fresh} fillRule="evenodd" />
        <path d={picture?.pathOf(old)} className={classes.old} />
      </svg>
      <figcaption>{old.length > 0 ? texts.legend : texts.ofFileOnly}</figcaption>
    </figure>
  );
}
