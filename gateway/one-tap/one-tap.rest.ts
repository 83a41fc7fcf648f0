import type { LinkAction, Tap } from '#schema/generated.ts';
import type { Rest } from '../rest/rest.ts';

interface WireLink {
  readonly action: LinkAction;
  readonly tap: Tap;
  readonly number_name: string;
  readonly return_date: string;
  readonly return_date_human: string;
}

interface WireRequest {
  readonly request_id: number;
  readonly history_id: number;
  readonly kind: LinkAction;
  readonly login: string;
  readonly number_name: string;
  readonly asked_on: string;
  readonly asked_on_human: string;
}

/** Wire names stop here. */
export const oneTapRest = (rest: Rest) => ({
  oneTapLink: (token: string) => rest.get<WireLink>(`/one-tap/link/${encodeURIComponent(token)}`),
  dueDateCalendar: (token: string) =>
    rest.get<{ calendar: string }>(`/one-tap/calendar/${encodeURIComponent(token)}`),
  assignmentRequests: () => rest.get<{ requests: readonly WireRequest[] }>('/one-tap/requests'),
  followOneTapLink: (token: string) => rest.post('/one-tap/link', { token }),
  grantRequest: (requestId: string) => rest.post('/one-tap/grant', { request_id: requestId }),
  refuseRequest: (requestId: string) => rest.post('/one-tap/refuse', { request_id: requestId }),
});
