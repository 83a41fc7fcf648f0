import { useState } from 'react';
import { useQuery } from 'urql';

import type { MapFeatures } from '#schema/geojson.ts';

import { outlinesPicture } from '../parts/map/sketch/outlines-picture.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { territoryLimitsQuery } from './imports.operations.ts';
import classes from './Report.module.css';
import type { MapOfLine } from './sent-file.ts';

interface Props {
  readonly territoryId: string;
  readonly number: string;
  readonly line: number;
  readonly mapOf: MapOfLine;
}

/** The limits of a territory, those of the file over them, once one opens it. */
export function LimitsChange({ number, ...props }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={classes.limits}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.limitsOf(number)}</summary>
      {open && <LimitsPicture number={number} {...props} />}
    </details>
  );
}

const size = { width: 320, height: 200 } as const;

const geometriesOf = (map: MapFeatures | null) =>
  (map?.features ?? []).map(({ geometry }) => geometry);

function LimitsPicture({ territoryId, number, line, mapOf }: Props) {
  const [{ data, fetching }] = useQuery({
    query: territoryLimitsQuery,
    variables: { territoryId },
    requestPolicy: 'network-only',
  });
  if (fetching) return <p role="status">{texts.limitsComing}</p>;
  const before = data?.territoryMap?.geojsonFeature ?? null;
  const [old, fresh] = [geometriesOf(before), geometriesOf(mapOf(line))];
  const picture = outlinesPicture([...old, ...fresh], size);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={texts.limitsOf(number)}
      >
        <path d={picture?.pathOf(fresh)} className={classes.fresh} fillRule="evenodd" />
        <path d={picture?.pathOf(old)} className={classes.old} />
      </svg>
      <figcaption>{before ? texts.limitsLegend : texts.limitsOfFileOnly}</figcaption>
    </figure>
  );
}
