import type { SnapshotFrom } from 'xstate';

import type { requestAnswerMachine } from '#machines/one-tap/request-answer.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { AssignmentRequestsQuery } from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { requestsTexts } from './requests.texts.ts';

export type OpenRequest = NonNullable<AssignmentRequestsQuery['assignmentRequests']>[number];
export type RequestAnswer = 'grantMonth' | 'grantReturn' | 'refuse';

/** By history id; a request to return comes first, since granting it answers the other. */
export function requestsByAssignment(
  requests: readonly OpenRequest[] | null | undefined,
): ReadonlyMap<string, readonly OpenRequest[]> {
  const found = new Map<string, readonly OpenRequest[]>();
  for (const request of requests ?? []) {
    const others = found.get(request.historyId) ?? [];
    found.set(
      request.historyId,
      request.kind === 'returned' ? [request, ...others] : [...others, request],
    );
  }
  return found;
}

export const granting = ({ kind }: Pick<OpenRequest, 'kind'>): RequestAnswer =>
  kind === 'month' ? 'grantMonth' : 'grantReturn';

/** The words by which the search of the list finds a row's requests. */
export const requestsText = (requests: readonly OpenRequest[]): string =>
  requests
    .map(
      ({ kind, askedOnHuman }) =>
        `${requestsTexts.searched[kind]} ${requestsTexts.since(askedOnHuman)}`,
    )
    .join(' · ');

/** The question of the answer under way and whom it is about, and what went wrong last. */
export function requestAnswerView(
  snapshot: SnapshotFrom<typeof requestAnswerMachine>,
  requests: readonly OpenRequest[] | null | undefined,
) {
  const { requestId, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const question = questionIn(snapshot.getMeta());
  const about =
    question === null ? undefined : requests?.find((request) => request.requestId === requestId);
  return {
    question,
    about: about && `${about.numberName} – ${about.login}`,
    problem: problemView(problem),
    canAnswer: !busy,
    answering: busy ? requestId : null,
  };
}
