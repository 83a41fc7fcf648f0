import { useMemo, useState } from 'react';

import type { ExitChoices } from '#schema/generated.ts';

import { useAddition } from '../parts/additions/useAddition.ts';
import { exitMapQuery } from './exit.operations.ts';
import { drawnChoices } from './choices-map.view.ts';

/** Whether the desk shows its list or the map of it, which is asked for once it is wanted. */
export function useChoicesMap(territories: ExitChoices['territories']) {
  const [wanted, setWanted] = useState(false);
  const { data, asking } = useAddition({ query: exitMapQuery, variables: {}, pause: !wanted });
  const answer = data?.exitMap ?? null;
  const choices = useMemo(
    () => answer && drawnChoices(answer, new Set(territories.map(({ id }) => id))),
    [answer, territories],
  );
  const drawn = territories.some(({ mapDrawn }) => mapDrawn);
  return {
    /** There is a map to show, as far as is known. */
    offered: drawn && (!wanted || asking || choices !== null),
    shown: wanted ? choices : null,
    asking: wanted && asking,
    toggle: () => setWanted(!wanted),
  };
}
