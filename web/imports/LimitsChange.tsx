import { useState } from 'react';
import { useQuery } from 'urql';

import { LimitsPicture } from '../parts/map/sketch/LimitsPicture.tsx';
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
      {open && <ComingLimits number={number} {...props} />}
    </details>
  );
}

function ComingLimits({ territoryId, number, line, mapOf }: Props) {
  const [{ data, fetching }] = useQuery({
    query: territoryLimitsQuery,
    variables: { territoryId },
    requestPolicy: 'network-only',
  });
  if (fetching) return <p role="status">{texts.limitsComing}</p>;
  return (
    <LimitsPicture
      label={texts.limitsOf(number)}
      before={data?.territoryMap?.geojsonFeature ?? null}
      after={mapOf(line)}
    />
  );
}
