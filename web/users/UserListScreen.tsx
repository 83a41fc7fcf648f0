import { UserAddOutlined } from '@ant-design/icons';
import { useQuery } from 'urql';

import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { userColumns } from './users.columns.tsx';
import { usersQuery } from './users.operations.ts';
import { usersTexts } from './users.texts.ts';
import { type ListedUser, listedUsers } from './users.view.ts';

const texts = usersTexts.list;
const rowId = ({ id }: ListedUser) => id;
const cssClass = (user: ListedUser) => user.cssClass;

/** All users, with requests to be forgotten (spec 2 §2 u-list). */
export function UserListScreen() {
  const [{ data, fetching, error }, load] = useQuery({
    query: usersQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const listed = listedUsers(data ?? {});

  return (
    <Screen
      title={listed ? texts.title(listed.total) : texts.titleUnknown}
      help="modifier-proclamateur"
      action={
        listed && (
          <ButtonLink to="/u-add">
            <UserAddOutlined aria-hidden /> {texts.add}
          </ButtonLink>
        )
      }
      list
    >
      <QueryStates view={queryView({ fetching, shown: listed, error })} onRetry={reload}>
        {({ users }) => (
          <RecordTable
            caption={texts.titleUnknown}
            columns={userColumns}
            rows={users}
            rowId={rowId}
            cssClass={cssClass}
            counted={usersTexts.counted}
            emptyText={texts.empty}
          />
        )}
      </QueryStates>
    </Screen>
  );
}
