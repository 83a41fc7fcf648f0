import type { SnapshotFrom } from 'xstate';

import type { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type { AssignmentRequestsQuery } from '#web/generated/graphql.ts';

import { problemView } from '../failure/problem.view.ts';
import { requestsTexts } from './requests.texts.ts';

export type OpenRequest = NonNullable<AssignmentRequestsQuery['assignmentRequests']>[number];
export type Answer = 'grantMonth' | 'grantReturn' | 'refuse';

type Asking = SnapshotFrom<typeof confirmationMachine>;

/** By assignment; what is said to be returned first, since that answers the other. */
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

export const granting = ({ kind }: Pick<OpenRequest, 'kind'>): Answer =>
  kind === 'month' ? 'grantMonth' : 'grantReturn';

/** What is searched of a row's requests. */
export const requestsText = (requests: readonly OpenRequest[]): string =>
  requests
    .map(
      ({ kind, askedOnHuman }) =>
        `${requestsTexts.searched[kind]} ${requestsTexts.since(askedOnHuman)}`,
    )
    .join(' · ');

/** The answers' flows, by the machines' own words: one question at a time, and what went wrong last. */
export function answersView(
  snapshots: Readonly<Record<Answer, Asking>>,
  requests: readonly OpenRequest[] | null | undefined,
) {
  const all = Object.values(snapshots);
  const asking = all.find((snapshot) => snapshot.matches('asking'));
  const about = requests?.find(({ requestId }) => requestId === asking?.context.about);
  const problem = all.find((snapshot) => snapshot.context.problem !== null)?.context.problem;
  return {
    question: asking ? questionIn(asking.getMeta(), asking.context.question) : null,
    about: about && `${about.numberName} – ${about.login}`,
    problem: problemView(problem ?? null),
    canAnswer: all.every(
      (snapshot) => snapshot.can({ type: 'ask', about: '' }) || snapshot.matches('asking'),
    ),
    answering: all.find((snapshot) => snapshot.hasTag('busy'))?.context.about ?? null,
  };
}
