import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';

/** What the server keys and signs with (OWN-382). */
export interface Secrets {
  /** Signs tokens. */
  readonly token: string;
  /** A second one whose tokens are accepted, for `formerHours` from that moment; null: none. */
  readonly beside: { readonly secret: string; readonly since: Temporal.Instant } | null;
  /**
   * Keys what outlasts a rotation: calendar links, marks of devices, mailed passwords, counts of attempts,
   * repeats, drafts and kept territories. The token secret before the first rotation.
   */
  readonly lasting: string;
}

/** Hours that the longest token lasts (B-90). */
export const formerHours = 12;

const filesIn = (dataDir: string) => ({
  current: join(dataDir, 'token-secret'),
  former: join(dataDir, 'token-secret.former'),
  next: join(dataDir, 'token-secret.next'),
  lasting: join(dataDir, 'lasting-secret'),
});
const dropsAll = ' at-once';
/** As a start and a rotation make one: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secrets kept in `dataDir`; makes the first one, and takes the one that a rotation has prepared: what
 * signed until now is then accepted beside it.
 */
export async function keptSecrets(dataDir: string, now: Temporal.Instant): Promise<Secrets> {
  const files = filesIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await makeOnce(files.current, newSecret());
  const next = await read(files.next);
  if (next !== null) await takeNext(files, next, now);
  const token = (await read(files.current)) ?? '';
  const beside = besideIn((await read(files.former)) ?? '');
  if (beside && isOver(beside.since, now)) await rm(files.former, { force: true });
  return { token, beside, lasting: (await read(files.lasting)) ?? token };
}

/** Each step may be broken off and done again by the next start. */
async function takeNext(
  files: ReturnType<typeof filesIn>,
  next: string,
  now: Temporal.Instant,
): Promise<void> {
  const current = (await read(files.current)) ?? '';
  const fresh = next.replace(dropsAll, '');
  if (current === fresh) {
    // The start before was broken off after it took the new one.
  } else if (next.endsWith(dropsAll)) {
    await rm(files.former, { force: true });
    await rm(files.lasting, { force: true });
  } else {
    await makeOnce(files.lasting, current);
    await put(files.former, `${current}@${now.toString()}`);
  }
  await put(files.current, fresh);
  await rm(files.next, { force: true });
}

/** What is prepared for the next start; `before` until when another rotation would sign people out. */
export type Prepared =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'early'; readonly before: Temporal.Instant };

/**
 * Prepares a new token secret in `dataDir` for the next start. `atOnce` drops all there were with it:
 * everybody signs in again, and nothing that they keyed serves any more.
 */
export async function prepareSecret(
  dataDir: string,
  { now, atOnce }: { readonly now: Temporal.Instant; readonly atOnce: boolean },
): Promise<Prepared> {
  const files = filesIn(dataDir);
  if ((await read(files.current)) === null) return { kind: 'nothing' };
  const beside = besideIn((await read(files.former)) ?? '');
  if (!atOnce) {
    if ((await read(files.next)) !== null) return { kind: 'waiting' };
    if (beside && !isOver(beside.since, now))
      return { kind: 'early', before: beside.since.add({ hours: formerHours }) };
  }
  await put(files.next, newSecret() + (atOnce ? dropsAll : ''));
  return { kind: 'prepared' };
}

/** `secret@instant`, as TOKEN_SECRET_BESIDE and the file have it; null for '' and for anything else. */
export function besideIn(text: string): Secrets['beside'] {
  const { secret, at } = /^(?<secret>.{32,})@(?<at>[^@]+)$/su.exec(text)?.groups ?? {};
  if (secret === undefined || at === undefined) return null;
  try {
    return { secret, since: Temporal.Instant.from(at) };
  } catch {
    return null;
  }
}

const isOver = (since: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(since.add({ hours: formerHours }), now) <= 0;

const read = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );

/** Whole or not at all. */
async function put(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

const makeOnce = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
