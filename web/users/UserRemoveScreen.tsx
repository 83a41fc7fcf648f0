import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { useAddressedUser } from './user.address.ts';
import { UserRemoval } from './UserRemoval.tsx';
import { removableUsersQuery } from './users.operations.ts';
import { usersTexts } from './users.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

/** Removes a user for good, after a question (spec 2 §2 u-remove, B-48). */
export function UserRemoveScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: removableUsersQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const [addressed, choose] = useAddressedUser();
  const forgetters = new Set(
    data?.users?.users.filter(({ rgpdForgetMe }) => rgpdForgetMe).map(({ id }) => id),
  );

  return (
    <Screen title={usersTexts.remove.title} help="modifier-proclamateur">
      <QueryStates
        view={queryView({ fetching, shown: data?.manageableUsers, error })}
        onRetry={reload}
      >
        {(people) => {
          const chosen = people.find(({ id }) => id === addressed) ?? null;
          return (
            <div className={`${blocks.card} ${blocks.column} ${classes.card}`}>
              <PersonChoice
                people={people}
                userId={chosen?.id ?? ''}
                onChoose={(userId) => choose(userId, { replace: true })}
              />
              <UserRemoval
                key={chosen?.id}
                user={chosen}
                asksForIt={chosen !== null && forgetters.has(chosen.id)}
                onRemoved={() => {
                  choose('', { replace: true });
                  reload();
                }}
              />
            </div>
          );
        }}
      </QueryStates>
    </Screen>
  );
}
