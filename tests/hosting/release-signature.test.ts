import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseKey, signRelease } from '../../scripts/signing.mjs';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const machine = `${process.platform}-${process.arch}`;
let workshop: string;
let server: string;
let tries = 0;
/** Private keys, by openssl as docs/installer.md makes one. */
let own: string;
let foreign: string;

beforeAll(async () => {
  workshop = await mkdtemp(path.join(tmpdir(), 'signature-'));
  [own, foreign] = [path.join(workshop, 'own.pem'), path.join(workshop, 'foreign.pem')];
  for (const file of [own, foreign])
    execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', file]);
});
beforeEach(() => {
  server = path.join(workshop, `server-${(tries += 1)}`);
});
afterAll(() => rm(workshop, { recursive: true }));

describe('a release [OWN-384]', { timeout: 60_000 }, () => {
  it('is signed so that openssl reads it, with a key that never is in the archive', async () => {
    const { archive, shown } = await release('1.0.0', own);
    const words = ['pkeyutl', '-verify', '-pubin', '-inkey', shown, '-rawin'];
    const files = ['-in', `${archive}.sha256`, '-sigfile', `${archive}.sha256.sig`];
    expect(execFileSync('openssl', [...words, ...files], { encoding: 'utf8' })).toContain(
      'Signature Verified Successfully',
    );
    expect(await readFile(shown, 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY-----\n/u);
  });

  it('of one’s own key is installed', async () => {
    const { archive } = await release('1.0.0', own);
    expect(await install(archive)).toEqual({
      code: 0,
      said: expect.not.stringContaining('signée') as string,
    });
  });

  it('without a signature, with one of another key or of another archive is refused, and nothing is touched', async () => {
    const { archive } = await release('1.0.0', own);
    const [signature, shown] = [`${archive}.sha256.sig`, beside(archive)];
    const wrong = {
      code: 1,
      said: `La signature de ${archive} n’est pas celle de la clé ${shown} : n’installe pas cette archive, et demande à qui te l’a donnée.`,
    };
    await writeFile(signature, 'x'.repeat(64));
    expect(await install(archive)).toEqual(wrong);
    signRelease(archive, releaseKey(foreign));
    await writeFile(shown, releaseKey(own)?.shown ?? '');
    expect(await install(archive)).toEqual(wrong);
    const other = await release('1.1.0', own);
    // The checksum is right, of an archive that lies beside it.
    await copyFile(other.archive, path.join(path.dirname(archive), path.basename(other.archive)));
    await copyFile(`${other.archive}.sha256`, `${archive}.sha256`);
    await copyFile(`${other.archive}.sha256.sig`, signature);
    expect(await install(archive)).toEqual(wrong);
    await rm(signature);
    const { archive: unsigned } = await release('1.0.0', null);
    await writeFile(beside(unsigned), releaseKey(own)?.shown ?? '');
    expect(await install(unsigned)).toEqual({
      code: 1,
      said: `L’archive ${unsigned} n’est pas signée : copie son fichier .sha256.sig à côté d’elle. Il n’y en a pas ? Ne l’installe pas, et demande à qui te l’a donnée.`,
    });
    expect(await readdir(workshop)).not.toContain(path.basename(server));
  });

  it('that is signed is refused where no key is, and one that is not says so', async () => {
    const { archive } = await release('1.0.0', own);
    await rm(beside(archive));
    expect(await install(archive)).toEqual({
      code: 1,
      said: `L’archive ${archive} est signée, et la clé manque : copie territoires-release.pem à côté d’elle.`,
    });
    const { archive: unsigned } = await release('1.0.0', null);
    const { code, said } = await install(unsigned);
    expect([code, said.split('\n')[0]]).toEqual([
      0,
      'Cette archive n’est pas signée : seule son empreinte est vérifiée.',
    ]);
  });

  it('is verified with the key of the installed one, whatever key stands beside it; another is given by hand', async () => {
    expect((await install((await release('1.0.0', own)).archive)).code).toBe(0);
    const { archive } = await release('1.1.0', foreign);
    const installed = path.join(server, 'opt/territoires/current/deploy/release-key.pem');
    expect(await install(archive)).toEqual({
      code: 1,
      said: `La signature de ${archive} n’est pas celle de la clé ${installed} : n’installe pas cette archive, et demande à qui te l’a donnée.`,
    });
    expect((await install((await release('1.2.0', null)).archive)).said).toContain(
      'n’est pas signée',
    );
    expect((await install(archive, '--cle', '/nowhere.pem')).said).toBe(
      'Le fichier /nowhere.pem n’existe pas.',
    );
    expect((await install(archive, '--cle', beside(archive))).code).toBe(0);
    expect(await readFile(installed, 'utf8')).toBe(releaseKey(foreign)?.shown);
  });

  it('is signed with an Ed25519 key only, and not at all without one', () => {
    const rsa = path.join(workshop, 'rsa.pem');
    execFileSync('openssl', ['genpkey', '-algorithm', 'rsa', '-out', rsa], { stdio: 'ignore' });
    expect(() => releaseKey(rsa)).toThrow('holds no Ed25519 key');
    expect(releaseKey('')).toBeNull();
  });
});

const beside = (archive: string) => path.join(path.dirname(archive), 'territoires-release.pem');

const install = (archive: string, ...words: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = {
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      DESTDIR: server,
    };
    const all = [path.join(deploy, 'install.sh'), archive, '--sans-systemd', ...words];
    execFile('sh', all, { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });

/** An archive of the form of `npm run package`, in a folder of its own, signed with that key. */
async function release(version: string, secret: string | null) {
  const place = await mkdtemp(path.join(workshop, 'release-'));
  const name = `territoires-${version}-${machine}`;
  const folder = path.join(place, name);
  await mkdir(path.join(folder, 'deploy'), { recursive: true });
  for (const file of ['territoires.env', 'install.sh'])
    await copyFile(path.join(deploy, file), path.join(folder, 'deploy', file));
  const key = secret === null ? null : releaseKey(secret);
  if (key) await writeFile(path.join(folder, 'deploy/release-key.pem'), key.shown);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
  const archive = `${folder}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '-C', place, name]);
  const hash = createHash('sha256').update(await readFile(archive));
  await writeFile(`${archive}.sha256`, `${hash.digest('hex')}  ${path.basename(archive)}\n`);
  signRelease(archive, key);
  return { archive, shown: beside(archive) };
}
