import { CheckOutlined } from '@ant-design/icons';

import blocks from '../theme/Blocks.module.css';
import classes from './Steps.module.css';

interface Props {
  readonly names: readonly string[];
  /** Counted from 1. */
  readonly step: number;
}

/** The current one of several named steps. */
export function Steps({ names, step }: Props) {
  return (
    <ol className={`${blocks.list} ${classes.steps}`}>
      {names.map((name, at) => (
        <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {at + 1 < step ? <CheckOutlined /> : at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
