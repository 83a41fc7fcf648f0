import { userRemovalMachine } from '#machines/users/user-removal.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { userRemovalActors } from './users.actors.ts';
import { usersTexts } from './users.texts.ts';
import { userRemovalView } from './users.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

interface Props {
  readonly user: { readonly id: string; readonly login: string } | null;
  readonly asksForIt: boolean;
  readonly onRemoved: () => void;
}

const texts = usersTexts.remove;

/** Says what a removal deletes and what stays, then asks (UREM-01…03). */
export function UserRemoval({ user, asksForIt, onRemoved }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(userRemovalMachine, userRemovalActors);
  const userId = user?.id ?? '';
  const view = userRemovalView(snapshot, userId);

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
      <div className={`${blocks.buttons} ${classes.buttons}`}>
        <Button
          kind="danger"
          disabled={!view.canRemove}
          busy={view.removing}
          onClick={() => send({ type: 'ask', subject: { userId } })}
        >
          {texts.remove}
        </Button>
      </div>
      <Confirm question={view.question} about={user?.login} danger onAnswer={send} />
    </>
  );
}
