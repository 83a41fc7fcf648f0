import { Button } from '../button/Button.tsx';
import { texts } from '../texts/texts.ts';
import { forgetUnanswered, useUnanswered } from './connection.ts';
import { connectionTexts } from './connection.texts.ts';
import classes from './ConnectionStatus.module.css';

/** A line, no alert (GEN-06), as long as the last change is without an answer (OWN-50). */
export function ConnectionStatus() {
  const unanswered = useUnanswered();
  return (
    <div role="status" className={classes.status}>
      {unanswered && (
        <p className={classes.line}>
          {connectionTexts.unanswered}
          <Button kind="link" onClick={forgetUnanswered}>
            {texts.close}
          </Button>
        </p>
      )}
    </div>
  );
}
