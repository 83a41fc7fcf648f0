import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { groundUploadView } from './ground-upload.view.ts';
import { groundUploadTexts as texts } from './grounds.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Grounds.module.css';

interface Props {
  readonly sending: NonNullable<ReturnType<typeof groundUploadView>['sending']>;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onGiveUp: () => void;
  /** Leaves what was sent on the server. */
  readonly onLater: () => void;
}

export const GroundSending = ({ sending, onPause, onResume, onGiveUp, onLater }: Props) => (
  <div className={`${blocks.form} ${classes.form}`}>
    <progress className={classes.progress} value={sending.share} aria-label={texts.progress} />
    <p>{sending.text}</p>
    <p role="status">{sending.standing}</p>
    {sending.problem !== null && (
      <Alert severity={sending.problem.severity}>{sending.problem.message}</Alert>
    )}
    <div className={classes.buttons}>
      {sending.canGiveUp && <Button onClick={onGiveUp}>{texts.giveUp}</Button>}
      {sending.canLeave && <Button onClick={onLater}>{texts.later}</Button>}
      {sending.canPause && <Button onClick={onPause}>{texts.pause}</Button>}
      {sending.canResume && (
        <Button kind="primary" onClick={onResume}>
          {texts.resume}
        </Button>
      )}
      {sending.givingUp && <Button disabled>{texts.giveUp}</Button>}
    </div>
  </div>
);
