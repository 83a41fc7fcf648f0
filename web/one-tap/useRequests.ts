import { useMemo } from 'react';

import { grantMonthMachine } from '#machines/one-tap/grant-month.machine.ts';
import { grantReturnMachine } from '#machines/one-tap/grant-return.machine.ts';
import { refuseRequestMachine } from '#machines/one-tap/refuse-request.machine.ts';
import type { Notice } from '#schema/generated.ts';

import type { useOpenRequests } from '../domain/assignment/useOpenRequests.ts';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { useEitherOf } from '../parts/confirm/useEitherOf.ts';
import { grantRequestActors, refuseRequestActors } from './one-tap.actors.ts';
import { type RequestAnswer, requestInWords, requestsByAssignment } from './requests.view.ts';

type Requests = ReturnType<typeof useOpenRequests>['requests'];

/** The column of requests in a list of assignments, and the question of the answer under way. */
export function useRequestAnswers(requests: Requests, onChanged: (notice: Notice | null) => void) {
  const month = useConfirmation(grantMonthMachine, grantRequestActors, onChanged);
  const back = useConfirmation(grantReturnMachine, grantRequestActors, onChanged);
  const refusal = useConfirmation(refuseRequestMachine, refuseRequestActors, onChanged);
  const answer = useEitherOf([month, back, refusal]);
  const canAnswer = answer.doing === null;
  const answering = answer.doing?.requestId ?? null;
  const [grantMonth, grantReturn, refuse] = [month.ask, back.ask, refusal.ask];
  const column = useMemo(
    () => ({
      byAssignment: requestsByAssignment(requests),
      canAnswer,
      answering,
      onAnswer: (kind: RequestAnswer, requestId: string) =>
        ({ grantMonth, grantReturn, refuse })[kind]({ requestId }),
    }),
    [requests, canAnswer, answering, grantMonth, grantReturn, refuse],
  );
  return { ...answer, about: requestInWords(requests, answer.asked?.requestId), column };
}
