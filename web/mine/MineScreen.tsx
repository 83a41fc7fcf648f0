import { useMemo, useState } from 'react';
import { useQuery } from 'urql';

import type { Notice } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { Legend } from '../domain/assignment/Legend.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { pocketChoice, usePocketChoice } from '../domain/pocket/pocket-choice.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { RecordTable } from '../parts/table/RecordTable.tsx';
import { product, withProduct } from '../parts/texts/product.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { KeepPanel } from '../pocket/KeepPanel.tsx';
import { MyActsWaiting } from '../pocket/MyActsWaiting.tsx';
import { mineColumns } from './mine.columns.tsx';
import { myExitedTerritoriesQuery } from './mine.operations.ts';
import { mineTexts } from './mine.texts.ts';
import { mineView, type Mine, type MyTerritory } from './mine.view.ts';
import { useMineActions } from './useMineActions.ts';

const rowId = (row: MyTerritory) => row.numberName;
const cssClass = (row: MyTerritory) => row.cssClass;
const counted = [product, `${product}s`] as const;
const title = withProduct(mineTexts.title);

/** The reader's own assignments, the first screen after sign-in (spec 1 §2 t-my-exited). */
export function MineScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: myExitedTerritoriesQuery,
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const view = queryView({ fetching, shown: data?.myExitedTerritories, error });
  const onChanged = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    reload();
  };

  return (
    <Screen title={title} help="mes-territoires" list>
      <PasskeyOffer />
      <QueryStates view={view} onRetry={reload}>
        {(mine) => <MyTerritories mine={mine} onChanged={onChanged} />}
      </QueryStates>
    </Screen>
  );
}

interface Props {
  readonly mine: Mine;
  readonly onChanged: (notice: Notice | null) => void;
}

function MyTerritories({ mine, onChanged }: Props) {
  const { message, rows, listed } = mineView(mine);
  const { actions, problem, questions } = useMineActions(rows, mine.today, onChanged);
  const columns = useMemo(() => mineColumns(actions), [actions]);
  // One place for a whole visit: in another one the panel would begin anew, and fill once more.
  const [unasked] = useState(() => pocketChoice() === null);
  const keeps = usePocketChoice() === 'on';
  const keepPanel = <KeepPanel listed={rows} />;
  return (
    <>
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      <ProblemInSight problem={problem} />
      {keeps && <MyActsWaiting />}
      {unasked && keepPanel}
      {listed && (
        <RecordTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={rowId}
          cssClass={cssClass}
          counted={counted}
          searchable={false}
          exportable={false}
          legend={<Legend />}
        />
      )}
      <div>
        <ButtonLink kind={listed ? 'plain' : 'primary'} to="/t-exit">
          {withProduct(listed ? mineTexts.another : mineTexts.takeOut)}
        </ButtonLink>
      </div>
      {!unasked && keepPanel}
      {questions.map(({ question, about, onAnswer }, at) => (
        <Confirm key={at} question={question} about={about} onAnswer={onAnswer} />
      ))}
    </>
  );
}
