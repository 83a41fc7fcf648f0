import { texts } from '../texts/texts.ts';
import classes from './Loading.module.css';

interface Props {
  readonly label?: string;
  /** Number of skeleton lines. */
  readonly lines?: number;
}

/** A skeleton that appears after 200 ms, so that quick answers do not flicker. */
export function Loading({ label = texts.loading, lines = 4 }: Props) {
  return (
    <output className={classes.loading}>
      <span className={classes.label}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes.line} aria-hidden="true" />
      ))}
    </output>
  );
}
