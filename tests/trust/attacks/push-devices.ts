import { createECDH, randomUUID } from 'node:crypto';
import { aBrowser } from '../../messages/push-service.ts';
import { hear } from '../asking.ts';
import { changesIn, neighbour, rowsOfNeighbour } from '../neighbour.ts';
import { opens, person, type Ask } from '../person.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row, type Tally } from '../tally.ts';

type Holder = Awaited<ReturnType<typeof person>>;

const add = (ask: Ask, token: string, form: Readonly<Record<string, string>>) =>
  ask('/message/device/add', form, token);

/** Points that are none, and secrets of other sizes. */
export async function keys(ask: Ask, token: string): Promise<Row> {
  const tally = tallyOf('attacks', 'keys that one cannot encrypt for');
  const { form } = aBrowser('https://fcm.googleapis.com', 'keys');
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const compressed = pair.getPublicKey(null, 'compressed');
  const beside = Buffer.from(point);
  beside[64] = (beside[64] ?? 0) ^ 1;
  const url = (bytes: Buffer) => bytes.toString('base64url');
  const points = [
    Buffer.alloc(0),
    Buffer.alloc(65),
    Buffer.alloc(65, 4),
    Buffer.concat([Buffer.of(4), Buffer.alloc(64)]),
    Buffer.concat([Buffer.of(4), Buffer.alloc(64, 255)]),
    beside,
    point.subarray(0, 64),
    Buffer.concat([point, Buffer.of(0)]),
    compressed,
    Buffer.concat([Buffer.of(6), point.subarray(1)]),
    Buffer.alloc(50_000, 4),
  ];
  const secrets = [0, 1, 15, 17, 32, 50_000].map((size) => Buffer.alloc(size, 7));
  for (const its of [
    ...points.map((p256dh) => ({ p256dh: url(p256dh) })),
    ...secrets.map((auth) => ({ auth: url(auth) })),
    { p256dh: '<script>' },
    { auth: "' or true --" },
  ]) {
    tally.tried();
    if (opens(await add(ask, token, { ...form, ...its })))
      tally.through(`keys ${JSON.stringify(its).slice(0, 100)}`);
  }
  if (!opens(await add(ask, token, form))) tally.lost('a device with right keys');
  return tally.row();
}

/** Ended, rewritten, taken over or added again by others. */
export async function devices(stage: Stage, ask: Ask, holder: Holder): Promise<Row> {
  const tally = tallyOf('attacks', 'devices of others');
  const { database, product, pushService } = stage;
  const { form } = aBrowser(pushService.origin, 'of-the-holder');
  await add(ask, holder.token, form);
  const rows = () =>
    database.asTenant(1, (db) =>
      db.rows<{ id: string; line: string }>(
        'select id, t::text as line from push_subscriptions t where user_id = $1 order by id',
        [holder.id],
      ),
    );
  const before = await rows();
  if (before.length === 0) tally.lost('a device');
  const stranger = await person(stage, ask, 800_411, 5);
  const manager = await person(stage, ask, 800_412, 2);
  const elsewhere = await person(stage, ask, 800_413, 2, neighbour.congregation);
  const next = await rowsOfNeighbour(database);
  await tellsNoAddress(tally, product.backendUrl, holder.token, form.endpoint);
  for (const { token } of [stranger, manager, elsewhere]) {
    for (const id of [...before.map((it) => it.id), String(neighbour.id), randomUUID(), '', '*']) {
      tally.tried();
      if (opens(await ask('/message/device/end', { device_id: id }, token)))
        tally.through(`the device ${id} ended by another`);
    }
  }
  for (const { token } of [stranger, manager]) {
    tally.tried();
    const forged = { user_id: String(holder.id), session_id: randomUUID(), congregation_id: '77' };
    await add(ask, token, { ...aBrowser(pushService.origin, 'forged').form, ...forged });
  }
  for (const change of changesIn(next, await rowsOfNeighbour(database))) tally.through(change);
  tally.tried();
  if (!opens(await add(ask, elsewhere.token, form))) tally.lost('a device in two congregations');
  await replayed(stage, ask, tally);
  const linesOf = (all: typeof before) => all.map(({ line }) => line);
  for (const change of changesIn(linesOf(before), linesOf(await rows()))) tally.through(change);
  await database.asTenant(neighbour.congregation, (db) =>
    db.rows('delete from users where id = $1', [elsewhere.id]),
  );
  return tally.row();
}

/** Whoever knows an address could take it over: nobody is told one, its owner neither. */
async function tellsNoAddress(tally: Tally, backendUrl: string, token: string, endpoint: string) {
  tally.tried();
  const { text } = await hear(`${backendUrl}/message/choice/list`, {
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
  });
  if (!text.includes('"devices":[{')) tally.lost('the list of devices');
  if (text.includes(endpoint)) tally.through('the address of a device');
}

/** What added a device, sent again after its session has ended, and once more under its key. */
async function replayed(stage: Stage, ask: Ask, tally: Tally) {
  const { product, database, pushService } = stage;
  const { id, token } = await person(stage, ask, 800_414, 5);
  const { form } = aBrowser(pushService.origin, 'replayed');
  const key = randomUUID();
  const send = () =>
    hear(`${product.backendUrl}/message/device/add`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': key,
      },
      body: new URLSearchParams(form),
    });
  const count = async () =>
    (
      await database.asTenant(1, (db) =>
        db.rows('select from push_subscriptions where user_id = $1', [id]),
      )
    ).length;
  await send();
  if ((await count()) !== 1) tally.lost('a device of the right person');
  await ask('/user/connection/endall', {}, token);
  tally.tried();
  if ((await count()) !== 0) tally.through('a device outlives its sessions');
  for (let times = 0; times < 3; times += 1) {
    tally.tried();
    const { status } = await send();
    if (status !== 401) tally.through(`a replay is answered ${status}`);
  }
  if ((await count()) !== 0) tally.through('a replay adds a device');
}
