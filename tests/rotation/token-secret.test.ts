import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../backend/parts/clock/clock.ts';
import { readCommandConfig, readConfig } from '../../backend/parts/config/config.ts';
import { keptSecrets, prepareSecret } from '../../backend/parts/config/secrets.ts';
import { tokensSignedWith } from '../../backend/parts/http/open-session.ts';
import { calendarToken, isCalendarToken } from '../../backend/domain/links/tokens.ts';
import { rotateTokenSecret } from '../../backend/rotation/rotation.ts';

const begin = Temporal.Instant.from('2026-03-15T09:00:00Z');
const after = (hours: number) => begin.add({ minutes: hours * 60 });
/** Signs with that secret, at that hour. */
const signerOf = (secret: string, hours: number) =>
  tokensSignedWith(secret, { ...systemClock('Europe/Paris'), now: () => after(hours) });
const subject = { congregationId: 1, historyId: 7, userId: 4 };
const claims = {
  sub: 4,
  home: 1,
  congregation: 1,
  version: 0,
  jti: '0b5c0f6e-6a53-4f5c-9d8f-0c2f6f1f6f01',
};
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rotation-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Signs and reads as a server does that has started at `hours` and looks at the clock at `at`. */
async function started(hours: number, at = hours) {
  const secrets = await keptSecrets(dataDir, after(hours));
  const clock = { ...systemClock('Europe/Paris'), now: () => after(at) };
  return { secrets, tokens: tokensSignedWith(secrets.token, clock, secrets.beside) };
}
const rotate = (hours: number, atOnce = false) =>
  prepareSecret(dataDir, { now: after(hours), atOnce });
const reads = async (tokens: ReturnType<typeof tokensSignedWith>, token: string) =>
  (await tokens.read(`Bearer ${token}`)) !== null;

describe('a rotation of the token secret [OWN-382]', () => {
  it('signs nobody out, is taken by the next start, and the former is dropped after twelve hours', async () => {
    const first = await started(0);
    const token = await first.tokens.sign(claims);
    expect(await rotate(1)).toEqual({ kind: 'prepared' });
    expect((await keptFiles()).toSorted()).toEqual(['token-secret', 'token-secret.next']);
    // Long after the command: what counts is when the new one begins to serve.
    const late = await signerOf(first.secrets.token, 10.5).sign(claims);
    const second = await started(11);
    expect(second.secrets.token).not.toBe(first.secrets.token);
    expect(second.secrets.beside?.secret).toBe(first.secrets.token);
    expect([await reads(second.tokens, token), await reads(second.tokens, late)]).toEqual([
      true,
      true,
    ]);
    expect((await keptFiles()).toSorted()).toEqual([
      'lasting-secret',
      'token-secret',
      'token-secret.former',
    ]);
    const forged = await signerOf(first.secrets.token, 22).sign(claims);
    expect(await reads((await started(11, 22.9)).tokens, forged)).toBe(true);
    expect(await reads((await started(11, 23)).tokens, forged)).toBe(false);
    await started(23);
    expect((await keptFiles()).toSorted()).toEqual(['lasting-secret', 'token-secret']);
  });

  it.each([[false], [true]])(
    'a start that was broken off after it took the new one is done again (at once: %s)',
    async (atOnce) => {
      const first = await started(0);
      await rotate(0, atOnce);
      const prepared = await readFile(path.join(dataDir, 'token-secret.next'), 'utf8');
      const { secrets } = await started(1);
      await writeFile(path.join(dataDir, 'token-secret.next'), prepared);
      expect((await started(2)).secrets).toEqual(secrets);
      expect(secrets.beside?.secret ?? null).toBe(atOnce ? null : first.secrets.token);
      expect(await keptFiles()).not.toContain('token-secret.next');
    },
  );

  it('a token of the secret before the former one is refused, with the name of its key and without', async () => {
    const first = await started(0);
    await rotate(0);
    await started(0);
    await rotate(12);
    const third = await started(12);
    const old = await signerOf(first.secrets.token, 12).sign(claims);
    const nameless = [
      Buffer.from('{"alg":"HS256"}').toString('base64url'),
      ...old.split('.').slice(1),
    ].join('.');
    expect([await reads(third.tokens, old), await reads(third.tokens, nameless)]).toEqual([
      false,
      false,
    ]);
  });

  it('leaves calendar links and all that is keyed alike as they were', async () => {
    const first = await started(0);
    const link = calendarToken(first.secrets.lasting, subject);
    for (const hours of [0, 12, 24]) {
      await rotate(hours);
      const { secrets } = await started(hours);
      expect(isCalendarToken(link, secrets.lasting, subject)).toBe(true);
      expect(secrets.token).not.toBe(first.secrets.token);
    }
  });

  it('at once drops everything: tokens, the former secret, and what was keyed', async () => {
    const first = await started(0);
    const token = await first.tokens.sign(claims);
    await rotate(0);
    await started(0);
    expect(await rotate(1, true)).toEqual({ kind: 'prepared' });
    const { secrets, tokens } = await started(1);
    expect(secrets).toEqual({ token: secrets.token, beside: null, lasting: secrets.token });
    expect(await reads(tokens, token)).toBe(false);
    expect(await keptFiles()).toEqual(['token-secret']);
  });

  it('is refused while another would sign people out, while one waits, and where there is no secret', async () => {
    expect(await rotate(0)).toEqual({ kind: 'nothing' });
    expect(await keptFiles()).toEqual([]);
    await started(0);
    await rotate(0);
    expect(await rotate(0)).toEqual({ kind: 'waiting' });
    await started(0);
    expect(await rotate(11)).toEqual({ kind: 'early', before: after(12) });
    expect(await rotate(12)).toEqual({ kind: 'prepared' });
  });

  it('broken off anywhere, is done by the next start', async () => {
    const first = await started(0);
    await rotate(0);
    const next = await readFile(path.join(dataDir, 'token-secret.next'), 'utf8');
    // As a start leaves it that was killed before the last step.
    const file = path.join(dataDir, 'token-secret.former');
    await writeFile(file, `${first.secrets.token}@${begin.toString()}`);
    await chmod(file, 0o600);
    const { secrets } = await started(1);
    expect(secrets).toEqual({
      token: next,
      beside: { secret: first.secrets.token, since: after(1) },
      lasting: first.secrets.token,
    });
    for (const name of await keptFiles())
      expect((await stat(path.join(dataDir, name))).mode & 0o777).toBe(0o600);
  });
});

describe('with secrets in the environment [OWN-382]', () => {
  const old = 'the-old-secret-of-the-environment-0123';
  it('a second one is accepted beside it, and what outlasts has a key of its own', async () => {
    const config = await readConfig({
      TOKEN_SECRET: 'the-new-secret-of-the-environment-0123',
      TOKEN_SECRET_BESIDE: `${old}@2026-03-15T09:00:00Z`,
      LASTING_SECRET: old,
    });
    expect([config.tokenSecret, config.besideSecret, config.lastingSecret]).toEqual([
      'the-new-secret-of-the-environment-0123',
      { secret: old, since: begin },
      old,
    ]);
    expect((await readConfig({ TOKEN_SECRET: old })).lastingSecret).toBe(old);
    for (const wrong of [old, `${old}@`, `${old}@hier`, 'short@2026-03-15T09:00:00Z'])
      await expect(readConfig({ TOKEN_SECRET: old, TOKEN_SECRET_BESIDE: wrong })).rejects.toThrow(
        'TOKEN_SECRET_BESIDE',
      );
  });

  it('the command changes nothing and says the lines to write, without a secret of now', async () => {
    const env = { TOKEN_SECRET: old, DATA_DIR: dataDir };
    const given = { env, config: readCommandConfig(env), now: begin };
    const { said, code } = await rotateTokenSecret(given, { atOnce: false });
    expect(code).toBe(0);
    expect(said).toMatch(/^TOKEN_SECRET=[\w-]{43}$/mu);
    expect(said).toMatch(/^TOKEN_SECRET_BESIDE=ANCIEN@2026-03-15T10:00:00Z$/mu);
    expect(said).toMatch(/^LASTING_SECRET=ANCIEN$/mu);
    expect(said).not.toContain(old);
    expect(await keptFiles()).toEqual([]);
  });
});

const keptFiles = () => readdir(dataDir);
