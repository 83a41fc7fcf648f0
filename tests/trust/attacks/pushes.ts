import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { putPush } from '../../../backend/domain/messages/put-push.queries.ts';
import { aTerritory } from '../../support/builders.ts';
import { aBrowser } from '../../messages/push-service.ts';
import { asking, opens, person, type Ask } from '../person.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { devices, keys } from './push-devices.ts';

const known = 'https://fcm.googleapis.com';

/** Addresses inside the network, and devices of others, in notifications. */
export async function pushes(stage: Stage): Promise<readonly Row[]> {
  const ask = asking(stage);
  const holder = await person(stage, ask, 800_410, 5);
  const trap = await aTrap();
  try {
    return [
      await addresses(stage, ask, holder, trap),
      await keys(ask, holder.token),
      await devices(stage, ask, holder),
    ];
  } finally {
    await trap.close();
  }
}

type Holder = Awaited<ReturnType<typeof person>>;

/** A listener inside the network that nothing may ever reach. */
async function aTrap() {
  let reached = 0;
  const open = (port: number) =>
    new Promise<Server | null>((resolve) => {
      const server = createServer((socket) => {
        reached += 1;
        socket.destroy();
      });
      server.once('error', () => resolve(null));
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const [free, usual] = [await open(0), await open(443)];
  if (!free) throw new Error('There is no free port.');
  return {
    port: (free.address() as AddressInfo).port,
    /** The usual port of https is not everybody's to listen on. */
    onUsualPort: usual !== null,
    reached: () => reached,
    close: async () => {
      free.close();
      usual?.close();
    },
  };
}
type Trap = Awaited<ReturnType<typeof aTrap>>;

const add = (ask: Ask, token: string, form: Readonly<Record<string, string>>) =>
  ask('/message/device/add', form, token);

async function addresses(stage: Stage, ask: Ask, holder: Holder, trap: Trap): Promise<Row> {
  const tally = tallyOf('attacks', 'push addresses inside the network');
  const { pushService } = stage;
  const { form } = aBrowser(known, 'x');
  const { port } = new URL(pushService.origin);
  for (const endpoint of wrongAddresses(port, trap.port)) {
    tally.tried();
    if (opens(await add(ask, holder.token, { ...form, endpoint })))
      tally.through(`the address ${endpoint.slice(0, 100)}`);
  }
  await aTerritory(stage, {
    id: 800_410,
    number: 9871,
    exited: { to: holder.id, released: '2026-01-01', due: '2036-01-01' },
  });
  await ask('/message/quiet', { from_hour: '0', until_hour: '0' }, holder.token);
  const told = (it: Told) => tell(stage, ask, holder, it);

  pushService.answer(201);
  await told({ endpoint: `${pushService.origin}/right` });
  if (pushService.posted.length !== 1) tally.lost('a message to a right address');
  for (const status of [301, 302, 303, 307, 308]) {
    tally.tried();
    pushService.answer((response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${trap.port}/inside` }).end();
    });
    await told({ endpoint: `${pushService.origin}/redirects-${status}` });
    if (pushService.posted.length !== 1) tally.lost(`a message that is answered ${status}`);
  }
  tally.tried();
  await told({ endpoint: 'https://localhost/a-name-that-leads-inside', stays: true });
  for (const stored of [`http://127.0.0.1:${trap.port}/x`, `https://127.0.0.1/x`]) {
    tally.tried();
    await told({ endpoint: `${pushService.origin}/${randomUUID()}`, stored });
  }
  if (trap.reached() > 0) tally.through(`${trap.reached()} connections inside the network`);
  return tally.row(trap.onUsualPort ? '' : 'the usual port of https could not be listened on');
}

const wrongAddresses = (ours: string, trap: number): readonly string[] => [
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127。0。0。1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
    '169.254.169.254',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    'metadata.google.internal',
    'localhost.',
    'evilfcm.googleapis.com',
    'googleapis.com',
    'fcm.googleapis.com.',
    'fcm.googleapis.com.voleur.example',
    'push.services.mozilla.com.voleur.example',
    'evilnotify.windows.com',
    'xpush.apple.com',
    'voleur.example/fcm.googleapis.com',
    'voleur.example?fcm.googleapis.com',
    'voleur.example#.push.apple.com',
    'user@fcm.googleapis.com',
    'user:secret@web.push.apple.com',
    'fcm.googleapis.com@127.0.0.1',
    'fcm.googleapis.com:8443',
    'fcm.googleapis.com:80',
    'localhost:8443',
    `127.0.0.1:${trap}`,
  ].map((host) => (/[/?#]/u.test(host) ? `https://${host}` : `https://${host}/x`)),
  'http://fcm.googleapis.com/x',
  'http://localhost/x',
  `http://127.0.0.1:${trap}/x`,
  `http://user@127.0.0.1:${ours}/x`,
  `http://127.0.0.1:${ours}@127.0.0.1:${trap}/x`,
  `https://127.0.0.1:${ours}/x`,
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  'data:text/plain,x',
  '//fcm.googleapis.com/x',
  'fcm.googleapis.com',
  '',
  ' ',
  'https://',
  `${known}/${'x'.repeat(1000)}`,
  `${known}/${'x'.repeat(60_000)}`,
];

interface Told {
  readonly endpoint: string;
  /** Put in its place past every check. */
  readonly stored?: string;
  /** The message is not done with after its first try. */
  readonly stays?: boolean;
}

/** A message to a device at that address, until it was tried. */
async function tell(
  { database }: Stage,
  ask: Ask,
  holder: Holder,
  { endpoint, stored = endpoint, stays = false }: Told,
): Promise<void> {
  const inside = <T extends object>(sql: string, values: readonly unknown[] = []) =>
    database.asTenant(1, (db) => db.rows<T>(sql, values));
  await inside('delete from push_subscriptions where user_id = $1', [holder.id]);
  await add(ask, holder.token, { ...aBrowser(known, 'x').form, endpoint });
  await inside('update push_subscriptions set endpoint = $2 where user_id = $1', [
    holder.id,
    stored,
  ]);
  await database.asTenant(1, async (db) => {
    const [one] = await db.rows<{ id: number }>(
      'select id from histories where user_id = $1 and return_date is null',
      [holder.id],
    );
    await putPush(db, holder.id, { kind: 'given', histories: [one?.id ?? 0], detail: '' });
  });
  const waits = stays ? 'tries = 0' : 'true';
  const deadline = Date.now() + 15_000;
  const left = () => inside(`select from push_outbox where user_id = $1 and ${waits}`, [holder.id]);
  while ((await left()).length > 0 && Date.now() < deadline) await pause(20);
}
