import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { sha256Of } from '../grounds/a-ground.ts';
import { arriveAt, signInAt } from '../support/own-product.ts';
import { PocketPage } from '../support/pages/pocket.page.ts';
import { databaseOf, type Product } from '../support/product.ts';
import { workerInControl } from '../support/worker.ts';

export const publisher = 'DEMO Proclamateur';

/** What the publisher has had long enough was taken out online, so that he may return it himself. */
export async function letReturn(own: Product): Promise<void> {
  const client = new Client({ connectionString: await databaseOf(own) });
  await client.connect();
  const { rowCount } = await client.query(
    `update histories h
       set online = true
       from users u
       where u.congregation_id = h.congregation_id and u.id = h.user_id and u.login = $1
         and u.congregation_id = 1 and h.return_date is null and h.release_date < current_date - 20
         and not exists (select from assignment_requests r
           where r.congregation_id = h.congregation_id and r.history_id = h.id)`,
    [publisher],
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

/** A publisher's phone, with all that is his on it. */
export async function aFullPocket(
  page: Page,
  own: Product,
  login = publisher,
): Promise<PocketPage> {
  await arriveAt(page, own, login, '/t-my-exited');
  const pocket = new PocketPage(page);
  await pocket.keep();
  await workerInControl(page);
  return pocket;
}

/** A tab opened from the icon: without a session. */
export async function fromTheIcon(context: BrowserContext, path = '/'): Promise<PocketPage> {
  const page = await context.newPage();
  await page.goto(path);
  return new PocketPage(page);
}

/** What the backend says of one's own territories. */
export async function heldBy(own: Product, login: string) {
  const { token = '' } = await signInAt(own, login);
  const answer = await fetch(`${own.backendUrl}/territory/myexited`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { territories } = (await answer.json()) as {
    territories: {
      territory_id: number;
      history_id: number;
      number_name: string;
      asked: readonly string[];
    }[];
  };
  return territories;
}

export async function post(
  own: Product,
  call: string,
  form: Record<string, string>,
  login = 'DEMO Gestionnaire',
) {
  const { token = '' } = await signInAt(own, login);
  const answer = await fetch(`${own.backendUrl}${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams(form),
  });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
}

/** Brings that ground and gives it to the congregation. */
export async function giveGround(own: Product, bytes: Buffer, name: string) {
  const administrator = 'DEMO Administrateur';
  const file = path.join(tmpdir(), `${sha256Of(bytes)}.pmtiles`);
  await writeFile(file, bytes);
  const { token = '' } = await signInAt(own, administrator);
  const idOf = async () => {
    const answer = await fetch(`${own.backendUrl}/ground/list`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { grounds } = (await answer.json()) as { grounds: { id: number; name: string }[] };
    return grounds.find((it) => it.name === name)?.id;
  };
  await post(own, '/ground/path', { path: file, name, bbox: '', around: '' }, administrator);
  await expect.poll(idOf, { timeout: 60_000 }).toBeDefined();
  await rm(file);
  const given = { ground_id: String(await idOf()), name, congregation_ids: '1' };
  await post(own, '/ground/edit', given, administrator);
}
