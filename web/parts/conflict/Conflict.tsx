import type { ReactNode } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './Conflict.module.css';
import { conflictTexts as texts } from './conflict.texts.ts';

export interface Difference {
  readonly field: string;
  readonly recorded: string;
  readonly typed: string;
}

interface Props {
  readonly problem: ShownProblem;
  readonly differences: readonly Difference[];
  readonly canReread: boolean;
  readonly canOverwrite: boolean;
  readonly onReread: () => void;
  readonly onOverwrite: () => void;
  /** A third action beside the two of every conflict. */
  readonly children?: ReactNode;
}

/** Reports that another user saved first: who, what and when, and how to go on. */
export function Conflict({
  problem,
  differences,
  canReread,
  canOverwrite,
  children,
  ...on
}: Props) {
  return (
    <div className={blocks.stack}>
      <Alert severity={problem.severity}>{problem.message}</Alert>
      {differences.length > 0 && (
        <table className={classes.differences}>
          <caption>{texts.compare}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.recorded}</th>
              <th scope="col">{texts.typed}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, recorded, typed }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{recorded}</td>
                <td>{typed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.ways}>
        <Button disabled={!canReread} onClick={on.onReread}>
          {texts.reread}
        </Button>
        <Button disabled={!canOverwrite} onClick={on.onOverwrite}>
          {texts.overwrite}
        </Button>
        {children}
      </div>
    </div>
  );
}
