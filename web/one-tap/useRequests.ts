import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';

import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { reprieveQuestion } from '#machines/exited/reprieve.confirmation.ts';
import { refusalQuestion, returnGrantQuestion } from '#machines/one-tap/requests.confirmation.ts';
import type { Notice } from '#schema/generated.ts';

import type { Answer as YesOrNo } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { grantActors, refusalActors } from './one-tap.actors.ts';
import { assignmentRequestsQuery } from './one-tap.operations.ts';
import { answersView, requestsByAssignment, type Answer } from './requests.view.ts';

/** What waits for a manager's answer; nothing for others, and where a backend knows no requests. */
export function useOpenRequests(manages: boolean) {
  const [{ data }, load] = useQuery({
    query: assignmentRequestsQuery,
    pause: !manages,
    requestPolicy: 'cache-and-network',
  });
  const requests = manages ? data?.assignmentRequests : null;
  return {
    requests,
    reload: () => {
      if (manages) load({ requestPolicy: 'network-only' });
    },
  };
}

type Requests = ReturnType<typeof useOpenRequests>['requests'];

/** Granted or refused, each behind its question. */
export function useAnswers(requests: Requests, onChanged: (notice: Notice | null) => void) {
  const grantMonth = useAnswer(reprieveQuestion, grantActors, onChanged);
  const grantReturn = useAnswer(returnGrantQuestion, grantActors, onChanged);
  const refuse = useAnswer(refusalQuestion, refusalActors, onChanged);
  const answers = { grantMonth, grantReturn, refuse };
  const snapshots = {
    grantMonth: grantMonth.snapshot,
    grantReturn: grantReturn.snapshot,
    refuse: refuse.snapshot,
  };
  const view = answersView(snapshots, requests);
  const [askMonth, askReturn, askRefusal] = [grantMonth.send, grantReturn.send, refuse.send];
  const { canAnswer, answering } = view;
  const column = useMemo(() => {
    const sends = { grantMonth: askMonth, grantReturn: askReturn, refuse: askRefusal };
    return {
      byAssignment: requestsByAssignment(requests),
      canAnswer,
      answering,
      onAnswer: (answer: Answer, requestId: string) =>
        sends[answer]({ type: 'ask', about: requestId }),
    };
  }, [requests, canAnswer, answering, askMonth, askReturn, askRefusal]);
  return {
    view,
    column,
    onAnswer: (answer: YesOrNo) => {
      for (const { snapshot, send } of Object.values(answers)) {
        if (snapshot.can(answer)) send(answer);
      }
    },
  };
}

function useAnswer(
  question: string,
  actorsOf: typeof grantActors,
  onChanged: (notice: Notice | null) => void,
) {
  const [snapshot, send, actor] = useMachine(useActors(confirmationMachine, actorsOf), {
    input: { question },
    ...inspection,
  });
  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  return { snapshot, send };
}
