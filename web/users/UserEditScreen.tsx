import { useState } from 'react';
import { useQuery } from 'urql';

import { userEditMachine } from '#machines/users/user-edit.machine.ts';

import { AccessCard } from '../domain/people/AccessCard.tsx';
import type { Access } from '../domain/people/access-card.view.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { failureTexts } from '../parts/failure/failure.texts.ts';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { useSite } from '../parts/site/site.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { useAddressedUser, useFollowedAddress } from './user.address.ts';
import { UserEditForm } from './UserEditForm.tsx';
import { userEditActors } from './users.actors.ts';
import { manageableUsersQuery } from './users.operations.ts';
import { usersTexts } from './users.texts.ts';
import { userEditView } from './users.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

/** A user to choose, then the form; the address names the user (spec 2 §2 u-edit). */
export function UserEditScreen() {
  const { show } = useNotice();
  const { congregation } = useSite();
  const [given, setGiven] = useState<Access | null>(null);
  const [{ data, fetching, error }, load] = useQuery({
    query: manageableUsersQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [snapshot, send, actor] = useFlow(userEditMachine, userEditActors);
  const view = userEditView(snapshot);
  const [addressed, choose] = useAddressedUser();
  const retry = () => send({ type: 'retry' });
  const cancel = () => send({ type: 'cancel' });

  useFollowedAddress(
    addressed,
    !view.choosing,
    (userId) => send({ type: 'choose', userId }),
    () => choose('', { replace: true }),
  );
  useEmitted(actor, 'changed', ({ notice, login, password }) => {
    if (notice !== null) show(notice);
    setGiven(password === '' ? null : { login, congregation, password });
    reload();
  });

  return (
    <Screen title={usersTexts.edit.title} help="modifier-proclamateur">
      {given && (
        <div className={blocks.column}>
          <AccessCard
            title={usersTexts.edit.passwordChanged(given.login)}
            access={given}
            onClose={() => setGiven(null)}
          />
        </div>
      )}
      {view.choosing && addressed === '' && (
        <QueryStates
          view={queryView({ fetching, shown: data?.manageableUsers, error })}
          onRetry={reload}
        >
          {(people) => (
            <div className={`${blocks.card} ${blocks.column} ${classes.card}`}>
              <PersonChoice people={people} userId="" onChoose={choose} />
            </div>
          )}
        </QueryStates>
      )}
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <div className={`${blocks.card} ${blocks.column} ${classes.card}`}>
          <Alert severity={view.failure.severity}>{view.failure.message}</Alert>
          <div className={`${blocks.buttons} ${classes.buttons}`}>
            <Button onClick={retry}>{failureTexts.retry}</Button>
            <Button kind="primary" onClick={cancel}>
              {usersTexts.edit.another}
            </Button>
          </div>
        </div>
      )}
      {view.user !== null && (
        <UserEditForm
          key={view.userId}
          user={view.user}
          view={view}
          onSave={(entered) => send({ type: 'edit', ...entered })}
          onCancel={cancel}
        />
      )}
    </Screen>
  );
}
