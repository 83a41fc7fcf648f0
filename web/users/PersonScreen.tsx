import { EditOutlined, LogoutOutlined } from '@ant-design/icons';
import { Navigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { PairingCard } from '../pairing/PairingCard.tsx';
import { PersonFactor } from '../second-factor/PersonFactor.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import { type Held, heldColumns, type Past, pastColumns } from './person.columns.tsx';
import { personQuery } from './person.operations.ts';
import { personTexts as texts } from './person.texts.ts';
import { userPath } from './user.address.ts';
import blocks from '../parts/theme/Blocks.module.css';

const rowId = ({ historyId }: Held | Past) => historyId;
const cssClass = ({ cssClass: due }: Held) => due;
const plain = () => '';
const counted = [product, `${product}s`] as const;
/** Fewer are seen at a glance. */
const fewRows = 12;

/** A person: what he has and had, and what a manager may do for him (OWN-251). */
export function PersonScreen() {
  const { user_id: userId = '' } = useParams();
  return /^\d+$/u.test(userId) ? (
    <Page key={userId} userId={userId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

function Page({ userId }: { readonly userId: string }) {
  const [{ data, fetching, error }, load] = useQuery({ query: personQuery, variables: { userId } });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const person = error ? null : data?.person;
  return (
    <Screen
      title={person?.login ?? texts.title}
      help="modifier-proclamateur"
      action={
        person && (
          <>
            <ButtonLink to={userPath('/t-exit', userId)}>
              <LogoutOutlined aria-hidden /> {withProduct(texts.assign)}
            </ButtonLink>
            {person.editable && (
              <ButtonLink
                kind="plain"
                to={userPath('/u-edit', userId)}
                aria-label={texts.editOne(person.login)}
              >
                <EditOutlined aria-hidden /> {texts.edit}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <QueryStates view={queryView({ fetching, shown: person, error })} onRetry={reload}>
        {({ login, roleDescription, editable, held, past }) => (
          <>
            <p className={blocks.quiet}>{roleDescription}</p>
            {editable && <PairingCard userId={userId} login={login} />}
            {editable && <PersonFactor userId={userId} login={login} />}
            <section className={blocks.stack} aria-labelledby="person-held">
              <h2 id="person-held">{texts.held(held.length)}</h2>
              <RecordTable
                caption={texts.held(held.length)}
                columns={heldColumns(held)}
                rows={held}
                rowId={rowId}
                cssClass={cssClass}
                counted={counted}
                emptyText={withProduct(texts.holdsNothing)}
                searchable={false}
                exportable={false}
                linked={false}
              />
            </section>
            <section className={blocks.stack} aria-labelledby="person-past">
              <h2 id="person-past">{texts.past(past.length)}</h2>
              <RecordTable
                caption={texts.past(past.length)}
                columns={pastColumns}
                rows={past}
                rowId={rowId}
                cssClass={plain}
                counted={texts.pastCounted}
                emptyText={texts.pastEmpty}
                searchable={past.length > fewRows}
                linked={false}
                dense
              />
            </section>
          </>
        )}
      </QueryStates>
    </Screen>
  );
}
