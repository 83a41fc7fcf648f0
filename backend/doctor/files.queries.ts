import type { Db } from '../parts/db/database.ts';

interface GivenGround {
  readonly name: string;
  readonly sha256: string;
}

/** All grounds of the site; `db` must act as the site. */
export const givenGrounds = (db: Db): Promise<readonly GivenGround[]> =>
  db.rows<GivenGround>('select name, sha256 from grounds order by id');
