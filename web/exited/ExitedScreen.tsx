import { useMemo } from 'react';
import { useQuery } from 'urql';

import { reprieveMachine } from '#machines/exited/reprieve.machine.ts';
import type { Notice } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { RequestsWaiting } from '../one-tap/RequestsWaiting.tsx';
import { useOpenRequests, useRequestAnswers } from '../one-tap/useRequests.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { reprieveActors } from './exited.actors.ts';
import { exitedTerritoriesQuery } from './exited.operations.ts';
import { exitedTexts } from './exited.texts.ts';
import { exitedView, type ExitedTerritory, reprieveView } from './exited.view.ts';
import { ExitedTable } from './ExitedTable.tsx';

/** Assigned territories, the reprieve, and requests sent from reminder links (spec 1 §2 t-exited). */
export function ExitedScreen() {
  const { show } = useNotice();
  const [{ data, fetching, error }, load] = useQuery({
    query: exitedTerritoriesQuery,
    requestPolicy: 'cache-and-network',
  });
  const list = data?.exitedTerritories;
  const { requests, reload: reloadRequests } = useOpenRequests(list?.reprieve === true);
  const reload = useChanged(() => {
    load({ requestPolicy: 'network-only' });
    reloadRequests();
  });
  const [snapshot, send, actor] = useFlow(reprieveMachine, reprieveActors);
  const onChanged = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    reload();
  };
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  const answers = useRequestAnswers(requests, onChanged);
  const reprieve = reprieveView(snapshot);
  const onAsk = useMemo(
    () =>
      ({ territoryId, historyId }: ExitedTerritory) =>
        send({ type: 'ask', subject: { territoryId, historyId } }),
    [send],
  );

  return (
    <Screen
      title={withProduct(list ? exitedTexts.title(list.total) : exitedTexts.titleUnknown)}
      list
    >
      {reprieve.problem !== null && (
        <Alert severity={reprieve.problem.severity}>{reprieve.problem.message}</Alert>
      )}
      {answers.view.problem !== null && (
        <Alert severity={answers.view.problem.severity}>{answers.view.problem.message}</Alert>
      )}
      <RequestsWaiting count={requests?.length ?? 0} />
      <QueryStates view={queryView({ fetching, shown: list, error })} onRetry={reload}>
        {(shown) => (
          <ExitedTable
            {...exitedView(shown)}
            canAsk={reprieve.canAsk}
            grantedTo={reprieve.grantedTo}
            onAsk={onAsk}
            requests={answers.column}
          />
        )}
      </QueryStates>
      <Confirm question={reprieve.question} onAnswer={send} />
      <Confirm
        question={answers.view.question}
        about={answers.view.about}
        onAnswer={answers.onConfirm}
      />
    </Screen>
  );
}
