import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { withProduct } from '../parts/texts/product.ts';
import classes from './KeepPanel.module.css';
import type { Statement } from './readiness.view.ts';

interface Props {
  readonly statement: Statement;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What this device keeps, in one statement, and the way on where it is not all (OWN-205, OWN-206). */
export function PocketState({ statement: { text, severity, again }, busy, onAgain }: Props) {
  return (
    <>
      {severity === 'warning' && <Alert severity="warning">{withProduct(text)}</Alert>}
      <p role="status" className={classes.state}>
        {severity === 'quiet' && withProduct(text)}
      </p>
      {again !== null && (
        <Button disabled={busy} onClick={onAgain}>
          {again}
        </Button>
      )}
    </>
  );
}
