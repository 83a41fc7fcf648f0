import classes from './RowBox.module.css';

type Props = {
  readonly label: string;
  readonly chosen: boolean;
  readonly tabIndex: number;
};

/** The box of one row. The list hears of its change, so that a row is drawn again only when it is itself chosen. */
export function RowBox({ label, chosen, tabIndex }: Props) {
  return (
    <label className={classes['box']}>
      <input type="checkbox" aria-label={label} checked={chosen} tabIndex={tabIndex} readOnly />
    </label>
  );
}
