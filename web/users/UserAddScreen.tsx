import { useQuery } from 'urql';

import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { UserAddForm } from './UserAddForm.tsx';
import { userAddChoicesQuery } from './users.operations.ts';
import { usersTexts } from './users.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

const texts = usersTexts.add;

/** The existing users, and the form of a new one (spec 2 §2 u-add). */
export function UserAddScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: userAddChoicesQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const { existingUsers = null, allowedRoles = null } = data ?? {};
  const shown = existingUsers && allowedRoles && { names: existingUsers, roles: allowedRoles };

  return (
    <Screen title={texts.title} help="proclamateurs">
      <QueryStates view={queryView({ fetching, shown, error })} onRetry={reload}>
        {({ names, roles }) => (
          <div className={classes.desk}>
            <section className={`${blocks.card} ${classes.card}`} aria-labelledby="existing-users">
              <h2 id="existing-users">{texts.existing(names.length)}</h2>
              {names.length === 0 ? (
                <p>{texts.nobody}</p>
              ) : (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
                <ul className={classes.names} aria-labelledby="existing-users" tabIndex={0}>
                  {names.map(({ id, login }) => (
                    <li key={id}>{login}</li>
                  ))}
                </ul>
              )}
            </section>
            <UserAddForm roles={roles} onAdded={reload} />
          </div>
        )}
      </QueryStates>
    </Screen>
  );
}
