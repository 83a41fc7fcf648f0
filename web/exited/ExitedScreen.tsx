import { useQuery } from 'urql';

import type { Notice } from '#schema/generated.ts';

import { useOpenRequests } from '../domain/assignment/useOpenRequests.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { RequestsWaiting } from '../one-tap/RequestsWaiting.tsx';
import { useRequestAnswers } from '../one-tap/useRequests.ts';
import { useSearchOfRequests } from '../one-tap/useSearchOfRequests.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { exitedTerritoriesQuery } from './exited.operations.ts';
import { exitedTexts } from './exited.texts.ts';
import { exitedView } from './exited.view.ts';
import { ExitedTable } from './ExitedTable.tsx';
import { useExitedActions } from './useExitedActions.ts';

/** Assigned territories, the reprieve, and requests sent from reminder links (spec 1 §2 t-exited). */
export function ExitedScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: exitedTerritoriesQuery,
  });
  const list = data?.exitedTerritories;
  const { requests, reload: reloadRequests } = useOpenRequests(list?.reprieve === true);
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    reloadRequests();
  });
  const onChanged = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    reload();
  };
  const { actions, chosen, onChoose, problem, questions } = useExitedActions(list, onChanged);
  const answers = useRequestAnswers(requests, onChanged);
  useSearchOfRequests(requests?.length ?? 0);

  return (
    <Screen
      title={withProduct(list ? exitedTexts.title(list.total) : exitedTexts.titleUnknown)}
      help="attribues"
      list
    >
      <ProblemInSight problem={problem ?? answers.problem} />
      <RequestsWaiting count={requests?.length ?? 0} />
      <QueryStates view={queryView({ fetching, shown: list, error })} onRetry={reload}>
        {(shown) => (
          <ExitedTable
            {...exitedView(shown)}
            actions={actions}
            requests={answers.column}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
      </QueryStates>
      {questions.map(({ question, about, onAnswer }, at) => (
        <Confirm key={at} question={question} about={about} onAnswer={onAnswer} />
      ))}
      <Confirm question={answers.question} about={answers.about} onAnswer={answers.onAnswer} />
    </Screen>
  );
}
