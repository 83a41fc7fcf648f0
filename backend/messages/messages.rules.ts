import type { MessageKind } from '../domain/messages/messages.rules.ts';
import type { MailFacts } from './messages.queries.ts';

/** Why a person gets no mail of that kind, the widest reason first; null: he does, if he wants it. */
export type MailFault = 'noServer' | 'congregation' | 'noAddress' | 'refused';

/** An answer to a request is mailed whether the congregation sends mails by itself or not. */
export function mailFault(
  kind: MessageKind,
  { sendmail, subscription, address }: MailFacts,
  hasServer: boolean,
): MailFault | null {
  if (!hasServer) return 'noServer';
  if (!sendmail && kind !== 'answer') return 'congregation';
  if (!address) return 'noAddress';
  return subscription ? null : 'refused';
}
