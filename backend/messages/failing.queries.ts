import type { Db } from '../parts/db/database.ts';

/** Tries after which a job that fails is told of. */
const triesBeforeTold = 3;

/**
 * Names of the tasks that fail in a congregation, and of the whole server, but for the job `except`; `db` must
 * act as the site.
 */
export async function failingTasks(
  db: Db,
  congregation: number,
  except: string | null = null,
): Promise<readonly string[]> {
  const rows = await db.rows<{ task: string }>(selectFailing, [
    congregation,
    triesBeforeTold,
    except,
  ]);
  return rows.map(({ task }) => task);
}

const selectFailing = `
  select distinct task
  from failed_jobs(null)
  where attempts >= $2
    and (congregation is null or congregation = $1)
    and id is distinct from $3
  order by task`;
