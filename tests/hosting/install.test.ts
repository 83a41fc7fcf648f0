import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/product.ts';

const installer = path.resolve(import.meta.dirname, '../../deploy/install.sh');
const deploy = path.dirname(installer);
const machine = `${process.platform}-${process.arch}`;

let workshop: string;
let server: string;
let port: number;

beforeAll(async () => {
  workshop = await mkdtemp(path.join(tmpdir(), 'install-'));
  server = path.join(workshop, 'server');
  port = await freePort();
  await mkdir(path.join(workshop, 'bin'));
  await command('systemctl', systemctl);
  await command('sudo', '#!/bin/sh\nexec "$@"\n');
  await command('journalctl', `#!/bin/sh\ncat '${workshop}/journal'\n`);
});
afterAll(async () => {
  await systemd('stop');
  await rm(workshop, { recursive: true });
});

describe('install.sh on a server of its own [OWN-96]', () => {
  it('refuses an archive that is altered, without its checksum, or of another machine, and touches nothing', async () => {
    const archive = await release('1.0.0');
    await writeFile(`${archive}.sha256`, `${'0'.repeat(64)}  ${path.basename(archive)}\n`);
    expect(await install(archive)).toEqual({
      code: 1,
      said: `L’archive ${archive} est incomplète ou abîmée : télécharge-la de nouveau, avec son fichier .sha256.`,
    });
    await rm(`${archive}.sha256`);
    expect((await install(archive)).said).toBe(
      `Le fichier ${archive}.sha256 manque : copie-le à côté de l’archive.`,
    );
    expect((await install(await release('1.0.0', works, 'plan9-mips'))).said).toBe(
      `Cette archive n’est pas pour cette machine : il faut celle qui finit par ${machine}.tar.gz.`,
    );
    expect((await install(path.join(workshop, 'none.tar.gz'))).said).toContain('n’existe pas');
    expect(await readdir(workshop)).not.toContain('server');
  });

  it('without systemd: puts program, settings and data in their places and says how to start', async () => {
    const { code, said } = await install(
      await release('1.0.0'),
      '--sans-systemd',
      '--adresse',
      'https://territoires.example.org',
    );
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('c’est à toi de la démarrer') as string,
    });
    expect(await versions()).toEqual(['1.0.0', 'current']);
    expect(await readlink(path.join(server, 'opt/territoires/current'))).toBe('1.0.0');
    expect(await settings()).toContain('\nPUBLIC_URL=https://territoires.example.org\n');
    expect((await stat(path.join(server, 'etc/territoires.env'))).mode & 0o777).toBe(0o640);
    expect((await stat(path.join(server, 'var/lib/territoires'))).mode & 0o777).toBe(0o700);
  });

  it('an address that is none is refused', async () => {
    expect((await install(await release('1.0.0'), '--adresse', 'territoires|x')).said).toContain(
      'L’adresse territoires|x ne convient pas',
    );
  });

  it('once more, with systemd: keeps the settings, starts, waits and tells the address of an empty site', async () => {
    await mkdir(path.join(server, 'run/systemd/system'), { recursive: true });
    await writeFile(
      path.join(server, 'etc/territoires.env'),
      (await settings()).replace(/^PORT=.*$/mu, `PORT=${port}`),
    );
    const kept = await settings();
    await writeFile(
      path.join(workshop, 'journal'),
      'https://territoires.example.org/premier-administrateur#AAAA-2222-BBBB-3333\n',
    );
    expect(await install(await release('1.0.0'))).toEqual({
      code: 0,
      said: [
        'La version 1.0.0 démarre…',
        'La version 1.0.0 fonctionne.',
        'Le site est vide. Ouvre cette adresse, qui sert une fois, pour créer ton compte :',
        '  https://territoires.example.org/premier-administrateur#AAAA-2222-BBBB-3333',
      ].join('\n'),
    });
    expect(await settings()).toBe(kept);
    expect(await running()).toBe('1.0.0');
    await writeFile(path.join(workshop, 'journal'), '');
  });

  it('the archive of a newer version is an update, and it says from which to which', async () => {
    expect(await install(await release('1.1.0'))).toEqual({
      code: 0,
      said: [
        'De la version 1.0.0 à la version 1.1.0.',
        'La version 1.1.0 démarre…',
        'La version 1.1.0 fonctionne.',
      ].join('\n'),
    });
    expect(await running()).toBe('1.1.0');
    expect(await versions()).toEqual(['1.0.0', '1.1.0', 'current']);
  });

  it('goes back to the version before if the new one does not answer', async () => {
    const { code, said } = await install(await release('1.2.0', 'process.exit(1);'));
    expect(code).toBe(1);
    expect(said).toContain('La version 1.2.0 ne répond pas.');
    expect(said).toContain('La version 1.1.0 fonctionne de nouveau');
    expect(await running()).toBe('1.1.0');
    expect(await versions()).toEqual(['1.0.0', '1.1.0', 'current']);
  });

  it('keeps three versions; another archive of the same version stands beside the first', async () => {
    await install(await release('1.2.0'));
    expect((await install(await release('1.2.0', `${works}// again`))).code).toBe(0);
    expect(await running()).toBe('1.2.0');
    expect(await versions()).toEqual([
      '1.1.0',
      '1.2.0',
      expect.stringMatching(/^1\.2\.0\+[\da-f]{8}$/u),
      'current',
    ]);
  });

  it('the lines of the guide take the newest of several archives, with its own install.sh [OWN-202]', async () => {
    const place = path.join(workshop, 'home');
    await mkdir(place);
    for (const version of ['1.0.0', '1.10.0', '1.9.0']) {
      const archive = await release(version);
      for (const file of [archive, `${archive}.sha256`])
        await copyFile(file, path.join(place, path.basename(file)));
    }
    const guide = await readFile(path.join(deploy, '../docs/installer.md'), 'utf8');
    const lines = /## Mettre à jour.*?```\n(.*?)```/su.exec(guide)?.[1] ?? '';
    const newest = `territoires-1.10.0-${machine}.tar.gz`;
    const { code, said } = await runs('sh', ['-ec', lines], { cwd: place });
    expect({ code, said: said.split('\n') }).toEqual({
      code: 0,
      said: [
        newest,
        expect.stringContaining(`${newest}: `) as string,
        expect.stringMatching(
          /^De la version 1\.2\.0\+[\da-f]{8} à la version 1\.10\.0\.$/u,
        ) as string,
        'La version 1.10.0 démarre…',
        'La version 1.10.0 fonctionne.',
      ],
    });
    expect(await readdir(place)).toContain('install.sh');
  });

  it('several archives at once are refused by name, and nothing is touched [OWN-202]', async () => {
    const [one, other] = [await release('1.0.0'), await release('1.1.0')];
    expect(await install(one, other)).toEqual({
      code: 1,
      said: `Voici plusieurs archives : ${one}, ${other}. N’en donne qu’une, celle de la version que tu veux.`,
    });
    expect(await running()).toBe('1.10.0');
  });

  it('whichever install.sh is called, the one of the archive installs [OWN-202]', async () => {
    const archive = await release('1.1.0', `${works}// other`, machine, "say 'Par le sien.'\n");
    expect(await install(archive, '--adresse', 'https://t.example.org')).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^De la version 1\.10\.0 .*fonctionne\.\nPar le sien\.$/su,
      ) as string,
    });
    expect(await settings()).toContain('\nPUBLIC_URL=https://t.example.org\n');
  });

  it('its command works in no folder of the caller’s, and knows it for the files it is given [OWN-200]', async () => {
    await command('id', '#!/bin/sh\necho 0\n');
    await command('runuser', '#!/bin/sh\nshift 3\nexec "$@"\n');
    const tells = `
      const { INIT_CWD: from, HOME: home, COMMAND: called } = process.env;
      console.log(JSON.stringify({ at: process.cwd(), from, home, called, words: process.argv.slice(2) }));`;
    await install(await release('1.1.1', tells), '--sans-systemd');
    const place = path.join(workshop, 'a folder');
    await mkdir(place);
    const wrapper = path.join(server, 'usr/local/bin/territoires');
    const { said } = await runs(wrapper, ['restore', 'tout.backup', '--replace'], { cwd: place });
    expect(JSON.parse(said)).toEqual({
      at: '/',
      from: place,
      home: path.join(server, 'var/lib/territoires'),
      called: 'sudo territoires',
      words: ['restore', 'tout.backup', '--replace'],
    });
  });
});

/** Stands for a program: install.sh looks at nothing of one but /readyz; tests/hosting/package.test.ts runs the real one. */
const works = `
  import { createServer } from 'node:http';
  import { readFileSync } from 'node:fs';
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));
  createServer((_, response) => response.end(version)).listen(process.env.PORT, '127.0.0.1');
`;

/** systemctl as far as install.sh calls it: runs what the unit says, one process at a time. */
const systemctl = `#!${process.execPath}
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const [order] = process.argv.slice(2);
const pidFile = process.env.WORKSHOP + '/pid';
if (order === 'restart' || order === 'stop') {
  const pid = fs.existsSync(pidFile) ? Number(fs.readFileSync(pidFile)) : null;
  if (pid) try { process.kill(pid, 'SIGKILL'); } catch {}
  fs.rmSync(pidFile, { force: true });
}
if (order === 'show') {
  try { process.kill(Number(fs.readFileSync(pidFile)), 0); console.log(0); } catch { console.log(3); }
}
if (order === 'restart') {
  const unit = fs.readFileSync(process.env.DESTDIR + '/etc/systemd/system/territoires.service', 'utf8');
  const [program, ...words] = /^ExecStart=(.*)$/m.exec(unit)[1].split(' ');
  const child = spawn(program, words, { detached: true, stdio: 'ignore' });
  fs.writeFileSync(pidFile, String(child.pid));
  child.unref();
}
`;

async function command(name: string, text: string) {
  const file = path.join(workshop, 'bin', name);
  await writeFile(file, text);
  await chmod(file, 0o755);
}

const environment = () => ({
  PATH: `${workshop}/bin:${path.dirname(process.execPath)}:/usr/bin:/bin`,
  DESTDIR: server,
  WORKSHOP: workshop,
  PATIENCE: '20',
});

const runs = (program: string, words: readonly string[], place: { readonly cwd?: string } = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(program, words, { env: environment(), ...place }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });

const install = (archive: string, ...words: readonly string[]) =>
  runs('sh', [installer, archive, ...words]);
const systemd = (order: string) => runs(path.join(workshop, 'bin/systemctl'), [order]);

/** An archive of the form of `npm run package`, with its checksum. */
async function release(
  version: string,
  program = works,
  platform = machine,
  atItsEnd = '',
): Promise<string> {
  const name = `territoires-${version}-${platform}`;
  const folder = path.join(workshop, name);
  await mkdir(path.join(folder, 'deploy'), { recursive: true });
  for (const file of ['territoires.env', 'territoires.service'])
    await writeFile(path.join(folder, 'deploy', file), await readFile(path.join(deploy, file)));
  await writeFile(
    path.join(folder, 'deploy/install.sh'),
    (await readFile(installer, 'utf8')) + atItsEnd,
  );
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }));
  await writeFile(path.join(folder, 'territoires.mjs'), program);
  const archive = `${folder}.tar.gz`;
  execFileSync('tar', ['--mtime=2026-01-01', '-czf', archive, '-C', workshop, name]);
  const hash = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  await writeFile(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`);
  return archive;
}

const versions = async () => (await readdir(path.join(server, 'opt/territoires'))).toSorted();
const settings = () => readFile(path.join(server, 'etc/territoires.env'), 'utf8');
const running = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
