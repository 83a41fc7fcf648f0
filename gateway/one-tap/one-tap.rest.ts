import { z } from 'zod';
import type { LinkAction } from '#schema/generated.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const action = z.enum(['returned', 'month']);

const link = wire.object({
  action,
  tap: z.enum(['returns', 'asksReturn', 'asksMonth']),
  number_name: wire.text,
  return_date: wire.text,
  return_date_human: wire.text,
});

const calendar = wire.object({ calendar: wire.text });

const requests = wire.object({
  requests: wire.list(
    wire.object({
      request_id: wire.id,
      history_id: wire.id,
      kind: action,
      login: wire.text,
      number_name: wire.text,
      asked_on: wire.text,
      asked_on_human: wire.text,
    }),
  ),
});

export const oneTapRest = (rest: Rest) => ({
  oneTapLink: (token: string) => rest.get(path`/onetap/link/${token}`, link),
  dueDateCalendar: (token: string) => rest.get(path`/onetap/calendar/${token}`, calendar),
  assignmentRequests: () => rest.get('/onetap/requests', requests),
  followOneTapLink: (token: string) => rest.post('/onetap/link', { token }),
  askManager: (historyId: string, action: LinkAction) =>
    rest.post('/onetap/ask', { history_id: historyId, action }),
  grantRequest: (requestId: string) => rest.post('/onetap/grant', { request_id: requestId }),
  refuseRequest: (requestId: string) => rest.post('/onetap/refuse', { request_id: requestId }),
});
