import { useEffect, useRef, type ReactNode } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { ChosenChips } from '../domain/territory-picker/ChosenChips.tsx';
import type { Chip } from '../domain/territory-picker/picker.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './LoanDesk.module.css';

interface Props {
  /** Narrow the list, on a line of their own; false without any. */
  readonly filters: ReactNode;
  readonly picker: ReactNode;
  readonly chips: readonly Chip[];
  readonly canChoose: boolean;
  readonly onKeep: (ids: readonly string[]) => void;
  readonly fields: ReactNode;
  /** What only helps to decide: below the button, so that no entry lies under it. */
  readonly aside?: ReactNode;
  readonly problem: ShownProblem | null;
  /** The main button, within reach of the thumb on a phone. */
  readonly action: ReactNode;
  readonly onSubmit: () => void;
}

/** The list on one side, the choice and its form on the other; stacked on a phone. */
export function LoanDesk({ filters, picker, chips, canChoose, onKeep, ...props }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.problem !== null) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [props.problem]);
  return (
    <form
      className={classes.desk}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <div className={classes.choice}>
        {filters !== false && <div className={classes.filters}>{filters}</div>}
        {picker}
      </div>
      <div className={classes.panel} data-brief={props.aside === undefined || undefined}>
        <div className={classes.chosen}>
          <ChosenChips chips={chips} disabled={!canChoose} onKeep={onKeep} />
        </div>
        {props.fields}
        <div ref={foot} className={classes.foot}>
          {props.problem !== null && (
            <Alert severity={props.problem.severity}>{props.problem.message}</Alert>
          )}
          <div className={`${blocks.row} ${classes.action}`}>{props.action}</div>
        </div>
        {props.aside}
      </div>
    </form>
  );
}
