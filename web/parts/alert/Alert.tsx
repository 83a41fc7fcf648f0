import type { ReactNode } from 'react';

import type { Severity } from '#web/parts/graphql/generated/graphql.ts';

import classes from './Alert.module.css';
import { alertTexts } from './alert.texts.ts';

interface Props {
  readonly severity?: Severity | undefined;
  readonly children: ReactNode;
}

/** A message of the server; its severity (default: error) is stated by a word as well as a colour (GEN-05). */
export function Alert({ severity = 'error', children }: Props) {
  return (
    <div className={classes.alert} data-severity={severity} role="alert">
      <strong className={classes.severity}>{alertTexts[severity]}</strong>
      <span>{children}</span>
    </div>
  );
}
