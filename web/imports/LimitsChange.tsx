import { useState } from 'react';
import { useQuery } from 'urql';

import { importsTexts as texts } from './imports.texts.ts';
import { territoryLimitsQuery } from './imports.operations.ts';
import { limitsPicture, pictureSize } from './limits-picture.ts';
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

function LimitsPicture({ territoryId, number, line, mapOf }: Props) {
  const [{ data, fetching }] = useQuery({
    query: territoryLimitsQuery,
    variables: { territoryId },
    requestPolicy: 'network-only',
  });
  if (fetching) return <p role="status">{texts.limitsComing}</p>;
  const before = data?.territoryMap?.geojsonFeature ?? null;
  const { old, fresh } = limitsPicture(before, mapOf(line));
  const { width, height } = pictureSize;
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.limitsOf(number)}>
        <path d={fresh} className={classes.fresh} fillRule="evenodd" />
        <path d={old} className={classes.old} />
      </svg>
      <figcaption>{before ? texts.limitsLegend : texts.limitsOfFileOnly}</figcaption>
    </figure>
  );
}
