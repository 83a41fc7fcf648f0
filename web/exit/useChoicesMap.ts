import { useMemo, useState } from 'react';

import type { ExitChoices } from '#schema/generated.ts';

import { useAddition } from '../parts/additions/useAddition.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { exitMapQuery } from './exit.operations.ts';
import { drawnChoices } from './choices-map.view.ts';

/** Whether the desk shows its list or the map of it, which is asked for once it is wanted. */
export function useChoicesMap(territories: ExitChoices['territories']) {
  const [wanted, setWanted] = useState(false);
  const { data, asking, reload } = useAddition({
    query: exitMapQuery,
    variables: {},
    pause: !wanted,
  });
  useChanged(() => {
    if (wanted) reload();
  });
  const answer = data?.exitMap ?? null;
  const choices = useMemo(
    () => answer && drawnChoices(answer, new Set(territories.map(({ id }) => id))),
    [answer, territories],
  );
  const undrawn = territories.filter(({ mapDrawn }) => !mapDrawn).length;
  return {
    /** There is a map to show, as far as is known. */
    offered: undrawn < territories.length && (!wanted || asking || choices !== null),
    shown: wanted ? choices : null,
    /** How many of the list have no map. */
    undrawn,
    asking: wanted && asking,
    toggle: () => setWanted(!wanted),
  };
}
