import { useMachine } from '@xstate/react';
import { useQuery } from 'urql';

import { userEditMachine } from '#machines/users/user-edit.machine.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { queryView } from '../graphql/query.view.ts';
import { useNotice } from '../notice/notice.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { useAddressedUser, useFollowedAddress } from './user.address.ts';
import { UserEditForm } from './UserEditForm.tsx';
import { userEditActors } from './users.actors.ts';
import { manageableUsersQuery } from './users.operations.ts';
import { usersTexts } from './users.texts.ts';
import { userEditView } from './users.view.ts';
import classes from './Users.module.css';

/** Spec 2 §2 u-edit: choose somebody, then edit; the address says who. */
export function UserEditScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: manageableUsersQuery,
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useMachine(
    useActors(userEditMachine, userEditActors),
    inspection,
  );
  const view = userEditView(snapshot);
  const [asked, choose] = useAddressedUser();
  const retry = () => send({ type: 'retry' });
  const cancel = () => send({ type: 'cancel' });

  useNext(snapshot);
  useFollowedAddress(
    asked,
    !view.choosing,
    (userId) => send({ type: 'choose', userId }),
    () => choose('', { replace: true }),
  );
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    reload();
  });

  return (
    <Screen title={usersTexts.edit.title}>
      {view.choosing && asked === '' && (
        <QueryStates
          view={queryView({ fetching, shown: data?.manageableUsers, error })}
          onRetry={reload}
        >
          {(people) => (
            <div className={`${classes['desk']} ${classes['card']}`}>
              <PersonChoice people={people} chosen="" onChoose={choose} />
            </div>
          )}
        </QueryStates>
      )}
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
      {view.failure !== null && (
        <div className={`${classes['desk']} ${classes['card']}`}>
          <Alert severity={view.failure.severity}>{view.failure.message}</Alert>
          <div className={classes['buttons']}>
            <Button onClick={retry}>{failureTexts.retry}</Button>
            <Button kind="primary" onClick={cancel}>
              {usersTexts.edit.another}
            </Button>
          </div>
        </div>
      )}
      {view.user !== null && (
        <UserEditForm
          key={view.chosenId}
          user={view.user}
          view={view}
          onSave={(entered) => send({ type: 'edit', ...entered })}
          onCancel={cancel}
        />
      )}
    </Screen>
  );
}
