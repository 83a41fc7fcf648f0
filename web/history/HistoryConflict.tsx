import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';
import { historyTexts as texts } from './history.texts.ts';
import type { Difference } from './history.view.ts';
import classes from './HistoryConflict.module.css';

interface Props {
  readonly problem: ShownProblem;
  readonly differences: readonly Difference[];
  readonly canOverwrite: boolean;
  readonly onSee: () => void;
  readonly onOverwrite: () => void;
}

/** Somebody was faster: who, what and when, and the two ways on. */
export function HistoryConflict({ problem, differences, canOverwrite, ...on }: Props) {
  return (
    <div className={classes['conflict']}>
      <Alert severity={problem.severity}>{problem.message}</Alert>
      {differences.length > 0 && (
        <table className={classes['differences']}>
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
      <div className={classes['ways']}>
        <Button onClick={on.onSee}>{texts.see}</Button>
        <Button disabled={!canOverwrite} onClick={on.onOverwrite}>
          {texts.overwrite}
        </Button>
      </div>
    </div>
  );
}
