import type { MessageKind, MessageWay } from '../../backend/domain/messages/messages.rules.ts';
import type { World } from '../support/world.ts';

export const choicesOf = async (world: World, token: string) =>
  (await world.call('GET /message/choice/list', { token })).body['choices'];

export const choose = async (
  world: World,
  token: string,
  [kind, way, wanted]: readonly [MessageKind, MessageWay, boolean],
) =>
  (
    await world.call('POST /message/choose', {
      token,
      form: { kind, way, wanted: wanted ? 'y' : 'n' },
    })
  ).body;

export const everything = (fault: string | null, more: Readonly<Record<string, string>> = {}) => [
  { kind: 'given', mail: false, push: true, mail_fault: fault },
  { kind: 'soon', mail: true, push: true, mail_fault: fault },
  { kind: 'late', mail: true, push: true, mail_fault: fault },
  { kind: 'answer', mail: true, push: true, mail_fault: more['answer'] ?? fault },
];
