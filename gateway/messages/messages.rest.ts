import { z } from 'zod';
import type { MutationChooseMessageArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';
import * as wire from '../parts/rest/wire-types.ts';

const kind = z.enum(['given', 'soon', 'late', 'answer', 'request', 'overdue', 'failure']);
const fault = z.enum(['noServer', 'congregation', 'noAddress', 'refused']);

const messages = wire.object({
  choices: wire.list(
    wire.object({
      kind,
      mail: wire.boolean,
      push: wire.boolean,
      mail_fault: wire.orNull(fault),
    }),
  ),
});

/** REST calls of one's messages, all beyond the contract. */
export const messagesRest = (rest: Rest) => ({
  messages: () => rest.find('/message/choice/list', messages),
  choose: ({ kind: chosen, way, wanted }: MutationChooseMessageArgs) =>
    rest.post('/message/choose', { kind: chosen, way, wanted: flag(wanted) }),
});
