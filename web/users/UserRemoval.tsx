import { useMachine } from '@xstate/react';

import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { removeUserQuestion } from '#machines/users/user-remove.confirmation.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { userRemoveActors } from './users.actors.ts';
import { usersTexts } from './users.texts.ts';
import { userRemoveView } from './users.view.ts';
import classes from './Users.module.css';

interface Props {
  readonly user: { readonly id: string; readonly login: string } | null;
  readonly asksForIt: boolean;
  readonly onRemoved: () => void;
}

const texts = usersTexts.remove;

/** UREM-01…03: what goes and what stays, then the question. */
export function UserRemoval({ user, asksForIt, onRemoved }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(useActors(confirmationMachine, userRemoveActors), {
    input: { question: removeUserQuestion },
    ...inspection,
  });
  const userId = user?.id ?? '';
  const view = userRemoveView(snapshot, userId);

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onRemoved();
  });

  return (
    <>
      {user !== null && asksForIt && <Alert severity="warning">{texts.asked(user.login)}</Alert>}
      {user !== null && <p>{texts.consequence}</p>}
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={classes['buttons']}>
        <Button
          kind="primary"
          disabled={!view.canRemove}
          busy={view.removing}
          onClick={() => send({ type: 'ask', about: userId })}
        >
          {texts.remove}
        </Button>
      </div>
      <Confirm question={view.question} about={user?.login} onAnswer={send} />
    </>
  );
}
