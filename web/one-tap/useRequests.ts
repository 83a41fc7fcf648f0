import { useMemo } from 'react';

import { requestAnswerMachine } from '#machines/one-tap/request-answer.machine.ts';
import type { Notice } from '#schema/generated.ts';

import { useAddition } from '../parts/additions/useAddition.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { requestAnswerActors } from './one-tap.actors.ts';
import { assignmentRequestsQuery } from './one-tap.operations.ts';
import { requestAnswerView, type RequestAnswer, requestsByAssignment } from './requests.view.ts';

/** The open requests for managers; none for others, and none where a backend knows no requests. */
export function useOpenRequests(manages: boolean) {
  const { data, reload } = useAddition({
    query: assignmentRequestsQuery,
    variables: {},
    pause: !manages,
  });
  const requests = manages ? data?.assignmentRequests : null;
  return {
    requests,
    reload: () => {
      if (manages) reload();
    },
  };
}

type Requests = ReturnType<typeof useOpenRequests>['requests'];

/** The column of requests in a list of assignments, and the question of the answer under way. */
export function useRequestAnswers(requests: Requests, onChanged: (notice: Notice | null) => void) {
  const [snapshot, send, actor] = useFlow(requestAnswerMachine, requestAnswerActors);
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  const view = requestAnswerView(snapshot, requests);
  const { canAnswer, answering } = view;
  const column = useMemo(
    () => ({
      byAssignment: requestsByAssignment(requests),
      canAnswer,
      answering,
      onAnswer: (type: RequestAnswer, requestId: string) => send({ type, requestId }),
    }),
    [requests, canAnswer, answering, send],
  );
  return { view, column, onConfirm: send };
}
