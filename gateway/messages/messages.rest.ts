import { z } from 'zod';
import type {
  MutationAddMessageDeviceArgs,
  MutationChooseMessageArgs,
  MutationSetQuietHoursArgs,
} from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';
import * as wire from '../parts/rest/wire-types.ts';

const kind = z.enum(['given', 'soon', 'late', 'answer', 'request', 'overdue', 'failure']);
const fault = z.enum(['noServer', 'congregation', 'noAddress', 'refused']);

const messages = wire.object({
  push_key: wire.text,
  quiet_from: wire.integer,
  quiet_until: wire.integer,
  devices: wire.list(
    wire.object({ id: wire.id, device: wire.text, since: wire.text, mark: wire.text }),
  ),
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
  setQuietHours: ({ from, until }: MutationSetQuietHoursArgs) =>
    rest.post('/message/quiet', { from_hour: String(from), until_hour: String(until) }),
  addDevice: ({ endpoint, p256dh, auth }: MutationAddMessageDeviceArgs) =>
    rest.post('/message/device/add', { endpoint, p256dh, auth }),
  endDevice: (deviceId: string) => rest.post('/message/device/end', { device_id: deviceId }),
});
