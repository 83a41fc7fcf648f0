import { secondFactorRemovalMachine } from '#machines/second-factor/second-factor-removal.machine.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { useAddition } from '../parts/additions/useAddition.ts';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { secondFactorRemovalActors } from './second-factor-removal.actors.ts';
import { personSecondFactorQuery } from './second-factor-removal.operations.ts';
import { personFactorTexts as texts } from './second-factor-removal.texts.ts';
import classes from './PersonFactor.module.css';

interface Props {
  readonly userId: string;
  readonly login: string;
}

/** Ends the lost second factor of a person below the reader (OWN-395); nothing without one. */
export const PersonFactor = (props: Props) => useAdditions() && <Factor {...props} />;

function Factor({ userId, login }: Props) {
  const { data, reload } = useAddition({ query: personSecondFactorQuery, variables: { userId } });
  const { show } = useNotice();
  const { ask, ...removal } = useConfirmation(
    secondFactorRemovalMachine,
    secondFactorRemovalActors,
    (notice) => {
      if (notice !== null) show(notice);
      reload();
    },
  );
  const since = data?.personSecondFactor?.since ?? null;
  if (since === null) return null;
  return (
    <>
      <div className={classes.factor}>
        <p>{texts.since(since)}</p>
        <Button kind="remove" busy={removal.doing !== null} onClick={() => ask({ userId })}>
          {texts.end}
        </Button>
      </div>
      <ProblemInSight problem={removal.problem} />
      <Confirm
        question={removal.question?.replace('{login}', () => login) ?? null}
        danger
        onAnswer={removal.onAnswer}
      />
    </>
  );
}
