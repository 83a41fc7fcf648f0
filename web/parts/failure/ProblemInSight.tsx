import { useEffect, useRef } from 'react';

import type { ShownProblem } from './problem.view.ts';
import { Alert } from '../alert/Alert.tsx';

/** What the server refused; scrolls into sight, since the button pressed may be far down a list. */
export function ProblemInSight({ problem }: { readonly problem: ShownProblem | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  if (problem === null) return null;
  return (
    <div ref={place}>
      <Alert severity={problem.severity}>{problem.message}</Alert>
    </div>
  );
}
