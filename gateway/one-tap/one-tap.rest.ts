import type { LinkAction, Tap } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

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

export const oneTapRest = (rest: Rest) => ({
  oneTapLink: (token: string) => rest.get<WireLink>(`/onetap/link/${encodeURIComponent(token)}`),
  dueDateCalendar: (token: string) =>
    rest.get<{ calendar: string }>(`/onetap/calendar/${encodeURIComponent(token)}`),
  assignmentRequests: () => rest.get<{ requests: readonly WireRequest[] }>('/onetap/requests'),
  followOneTapLink: (token: string) => rest.post('/onetap/link', { token }),
  askManager: (historyId: string, action: LinkAction) =>
    rest.post('/onetap/ask', { history_id: historyId, action }),
  grantRequest: (requestId: string) => rest.post('/onetap/grant', { request_id: requestId }),
  refuseRequest: (requestId: string) => rest.post('/onetap/refuse', { request_id: requestId }),
});
