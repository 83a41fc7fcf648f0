import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { openDatabase } from '../../backend/parts/db/database.ts';
import { reminderLinks, type ReminderLinks } from '../../backend/one-tap/reminder-links.ts';
import { databaseOf, type Product } from '../support/product.ts';

export interface Reminded extends ReminderLinks {
  readonly historyId: number;
  readonly numberName: string;
}

/** The links that the product would mail to a user at any hour, latest due day first. */
export async function linksTo(product: Product, login: string): Promise<readonly Reminded[]> {
  const database = openDatabase(await databaseOf(product));
  const secretFile = path.join(product.dataDir, 'token-secret');
  const lastingSecret = (await readFile(secretFile, 'utf8')).trim();
  try {
    return await database.asTenant(1, async (db) => {
      const held = await db.rows<{
        user: number;
        history: number;
        due: string;
        name: string;
      }>(
        `select u.id as user, h.id as history,
           h.theoretical_return_date as due, 'T' || t.number || ' - ' || t.name as name
         from users u
         join histories h on h.user_id = u.id and h.return_date is null
         join territories t on t.id = h.territory_id
         where u.login = $1
         order by h.theoretical_return_date desc, h.id`,
        [login],
      );
      const links = await reminderLinks(
        db,
        { congregationId: 1, userId: held[0]?.user ?? 0 },
        held.map(({ history, due }) => ({ historyId: history, dueDate: due })),
        { config: { publicUrl: product.url, lastingSecret }, now: Temporal.Now.instant() },
      );
      return held.flatMap(({ history, name }) => {
        const its = links.get(history);
        return its ? [{ historyId: history, numberName: name, ...its }] : [];
      });
    });
  } finally {
    await database.end();
  }
}
