import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { deleteUnused, insertLinks, type NewLink } from './links.queries.ts';
import { linkDays } from './one-tap.rules.ts';
import { calendarToken, linkHash, newLinkToken } from '../domain/links/tokens.ts';

export interface RemindedAssignment {
  readonly historyId: number;
  /** yyyy-mm-dd. */
  readonly dueDate: string;
}

/** Absolute URLs, as they stand in the mail. */
export interface ReminderLinks {
  readonly returned: string;
  readonly month: string;
  readonly calendar: string;
}

interface Reader {
  readonly congregationId: number;
  readonly userId: number;
}

interface Ports {
  readonly config: Pick<Config, 'publicUrl' | 'lastingSecret'>;
  readonly now: Temporal.Instant;
}

/** Links of one mail by assignment id; call it in the transaction that queues the mail. */
export async function reminderLinks(
  db: Db,
  { congregationId, userId }: Reader,
  assignments: readonly RemindedAssignment[],
  { config, now }: Ports,
): Promise<ReadonlyMap<number, ReminderLinks>> {
  const expiresAt = now.add({ hours: 24 * linkDays });
  const links: NewLink[] = [];
  const linkTo = (action: NewLink['action'], { historyId, dueDate }: RemindedAssignment) => {
    const token = newLinkToken(congregationId);
    links.push({ hash: linkHash(token), historyId, dueDate, action });
    return `${config.publicUrl}/lien/${token}`;
  };
  const addresses = new Map(
    assignments.map((it) => {
      const subject = { congregationId, historyId: it.historyId, userId };
      const addressesOfIt: ReminderLinks = {
        returned: linkTo('returned', it),
        month: linkTo('month', it),
        calendar: `${config.publicUrl}/calendrier/${calendarToken(config.lastingSecret, subject)}.ics`,
      };
      return [it.historyId, addressesOfIt] as const;
    }),
  );
  await insertLinks(db, userId, links, expiresAt);
  return addresses;
}

/** Ends links that have reached nobody, by their addresses. */
export async function forgetLinks(db: Db, addresses: readonly string[]): Promise<void> {
  const tokens = addresses.map((address) => address.slice(address.lastIndexOf('/') + 1));
  if (tokens.length > 0) await deleteUnused(db, tokens.map(linkHash));
}
