import { randomUUID } from 'node:crypto';
import { systemClock } from '../../backend/parts/clock/clock.ts';
import { openDatabase, type Database } from '../../backend/parts/db/database.ts';
import { tokensSignedWith } from '../../backend/parts/http/open-session.ts';
import type { RoleId } from '../../backend/parts/permissions/permissions.ts';
import { beginSession } from '../../backend/parts/sessions/sessions.queries.ts';
import { aUser, hashOfThePassword } from '../support/builders.ts';
import { openPushService, type PushService } from '../messages/push-service.ts';
import { databaseOf, startProduct, type Product } from '../support/product.ts';
import { aNeighbour } from './neighbour.ts';

export const secret = 'the-secret-of-the-trust-run-0123456789';
export const clock = systemClock('Europe/Paris');
export const roleIds = [1, 2, 3, 4, 5] as const satisfies readonly RoleId[];

/** The built product with demo data, a neighbour to be left alone, and a seat for each role in congregation 1. */
export interface Stage {
  readonly product: Product;
  /** The one push service on this machine that the product may write to. */
  readonly pushService: PushService;
  readonly database: Database;
  readonly connectionString: string;
  /** A token of an account of that role, whatever an earlier call has made of it. */
  readonly seat: (role: RoleId) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const pushService = await openPushService();
  const product = await startProduct({
    env: {
      TOKEN_SECRET: secret,
      BACKUPS: '0',
      LOG_FORMAT: 'json',
      PUSH_TEST_ORIGIN: pushService.origin,
      // A name that leads inside, as if its owner had set it so later.
      PUSH_SERVICES: 'localhost 127.0.0.1',
    },
  });
  const connectionString = await databaseOf(product);
  const database = openDatabase(connectionString);
  try {
    await aNeighbour(database);
  } catch (fault) {
    await product.stop();
    await pushService.close();
    throw fault;
  }
  return {
    product,
    pushService,
    database,
    connectionString,
    seat: (role) => takeSeat(database, role),
    close: async () => {
      await database.end();
      await product.stop();
      await pushService.close();
    },
  };
}

export const seatId = (role: RoleId): number => 800_000 + role;

async function takeSeat(database: Database, role: RoleId): Promise<string> {
  const [id, login] = [seatId(role), `ESSAI Rôle ${role}`];
  const restored = await database.asTenant(1, (db) =>
    db.rows(
      `update users
       set login = $2, role_id = $3, token_version = 0, rgpd_privacy = true, rgpd_forget_me = false,
         password_hash = $4
       where congregation_id = 1 and id = $1
       returning id`,
      [id, login, role, hashOfThePassword],
    ),
  );
  if (restored.length === 0) await aUser({ database }, { id, login, role });
  const session = randomUUID();
  const now = clock.now();
  const ends = now.add({ hours: 12 });
  await database.asTenant(1, (db) =>
    beginSession(db, { id: session, userId: id, device: 'Essai', now, ends }),
  );
  const claims = { sub: id, home: 1, congregation: 1, version: 0, jti: session };
  return tokensSignedWith(secret, clock).sign(claims);
}

/** Lines of the product's log about defects of ours. */
export const defectsOf = ({ product }: Stage): readonly string[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes('"defect"') || line.includes('"level":60'));
