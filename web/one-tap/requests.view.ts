import type { AssignmentRequestsQuery } from '#web/parts/graphql/generated/graphql.ts';

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

/** What a request is about and whose it is. */
export function requestInWords(
  requests: readonly OpenRequest[] | null | undefined,
  id: string | undefined,
): string | undefined {
  const request = requests?.find(({ requestId }) => requestId === id);
  return request && `${request.numberName} – ${request.login}`;
}
