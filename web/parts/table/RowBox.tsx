import classes from './RowBox.module.css';

type Props = {
  readonly label: string;
  readonly chosen: boolean;
  readonly tabIndex: number;
};

/** The checkbox of a row. The list handles its change event, so that only rows whose state changed render. */
export function RowBox({ label, chosen, tabIndex }: Props) {
  return (
    <label className={classes.box}>
      <input type="checkbox" aria-label={label} checked={chosen} tabIndex={tabIndex} readOnly />
    </label>
  );
}
