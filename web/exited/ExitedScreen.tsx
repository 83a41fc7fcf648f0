import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';

import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { reprieveQuestion } from '#machines/exited/reprieve.confirmation.ts';
import type { Notice } from '#schema/generated.ts';

import { Alert } from '../alert/Alert.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { queryView } from '../graphql/query.view.ts';
import { useNotice } from '../notice/notice.ts';
import { RequestsWaiting } from '../one-tap/RequestsWaiting.tsx';
import { useAnswers, useOpenRequests } from '../one-tap/useRequests.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { reprieveActors } from './exited.actors.ts';
import { exitedTerritoriesQuery } from './exited.operations.ts';
import { exitedTexts } from './exited.texts.ts';
import { exitedView, reprieveView } from './exited.view.ts';
import { ExitedTable } from './ExitedTable.tsx';

/** Spec 1 §2 t-exited: what is out, the reprieve, and what people asked by a link of their reminder. */
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
  const [snapshot, send, actor] = useMachine(useActors(confirmationMachine, reprieveActors), {
    input: { question: reprieveQuestion },
    ...inspection,
  });
  useNext(snapshot);
  const onChanged = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    reload();
  };
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  const answers = useAnswers(requests, onChanged);
  const reprieve = reprieveView(snapshot);
  const onAsk = useMemo(() => (about: string) => send({ type: 'ask', about }), [send]);

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
        onAnswer={answers.onAnswer}
      />
    </Screen>
  );
}
