import type { ReactNode } from 'react';

import { Alert } from '../alert/Alert.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';
import { ChosenChips } from '../territory-picker/ChosenChips.tsx';
import type { Chip } from '../territory-picker/picker.view.ts';
import classes from './LoanDesk.module.css';

interface Props {
  /** What narrows the list. */
  readonly filters?: ReactNode;
  readonly picker: ReactNode;
  readonly chips: readonly Chip[];
  readonly canChoose: boolean;
  readonly onKeep: (ids: readonly string[]) => void;
  readonly fields: ReactNode;
  readonly problem: ShownProblem | null;
  /** The one thing to do, in reach of the thumb on a phone. */
  readonly action: ReactNode;
  readonly onSubmit: () => void;
}

/** The list on one side, what is done with the chosen on the other; one below the other on a phone. */
export function LoanDesk({ filters, picker, chips, canChoose, onKeep, ...props }: Props) {
  return (
    <form
      className={classes['desk']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <div className={classes['choice']}>
        {filters}
        {picker}
      </div>
      <div className={classes['panel']}>
        <ChosenChips chips={chips} disabled={!canChoose} onKeep={onKeep} />
        {props.fields}
        {props.problem !== null && (
          <Alert severity={props.problem.severity}>{props.problem.message}</Alert>
        )}
        <div className={classes['action']}>{props.action}</div>
      </div>
    </form>
  );
}
