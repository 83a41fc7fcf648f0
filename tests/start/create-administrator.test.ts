import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

const root = path.resolve(import.meta.dirname, '../..');

let world: World;
let dataDir: string;

beforeAll(async () => {
  world = await openWorld();
  dataDir = await mkdtemp(path.join(tmpdir(), 'first-administrator-'));
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true });
});

/** Runs the command without a terminal; answers its exit code and output. */
async function run(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/create-administrator.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      CONGREGATION: '',
      ADMIN_LOGIN: '',
      ADMIN_PASSWORD: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit') as Promise<[number]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said: said.trim(), complained: complained.trim() };
}

const who = {
  CONGREGATION: 'Menton',
  ADMIN_LOGIN: 'DUPONT Jean',
  ADMIN_PASSWORD: 'tout-premier-1',
};
const made = {
  code: 0,
  said: 'DUPONT Jean administre le site, dans l’assemblée Menton. Lance maintenant\u202F: DEMO=0 npm start',
  complained: '',
};
const exists = {
  code: 1,
  said: '',
  complained:
    'Il y a déjà un administrateur du site\u202F: il ajoute les suivants dans l’application.',
};
const refused = (complained: string) => ({ code: 1, said: '', complained });

describe('the first administrator [OWN-17]', { timeout: 60_000 }, () => {
  it('is made by nobody’s default: what is missing or wrong is named, and nothing is made [B-01, B-47]', async () => {
    const here = { DATABASE_URL: world.connectionString };
    expect(await run(here)).toEqual(
      refused(
        'Il manque CONGREGATION, ADMIN_LOGIN, ADMIN_PASSWORD\u202F: donne-les dans l’environnement, ou lance la commande dans un terminal.',
      ),
    );
    for (const [wrong, sentence] of [
      [{ ADMIN_PASSWORD: 'ABCDEF1' }, 'ADMIN_PASSWORD\u202F: Mot de passe invalide'],
      [{ ADMIN_LOGIN: "O'NEIL Jean" }, 'ADMIN_LOGIN\u202F: NOM Prénom invalide'],
      [{ CONGREGATION: 'A#' }, 'CONGREGATION\u202F: Caractère invalide'],
    ] as const) {
      expect(await run({ ...here, ...who, ...wrong })).toEqual(refused(sentence));
    }
    expect(await world.database.asSite((db) => db.rows('select id from congregations'))).toEqual(
      [],
    );
  });

  it('is made in the database of DATABASE_URL, signs in, and is the only one made so [B-47]', async () => {
    const here = { DATABASE_URL: world.connectionString, ...who };
    expect(await run(here)).toEqual(made);
    const { body } = await world.call('GET /congregation/select');
    const [menton] = body['congregations'] as readonly { id: number; name: string }[];
    expect(menton?.name).toBe('Menton');
    const signedIn = await world.call('POST /user/auth', {
      form: {
        login: 'dupont jean',
        password: 'tout-premier-1',
        congregation_id: String(menton?.id),
      },
    });
    expect(signedIn.body).toMatchObject({ success: true, rgpd_privacy: false });
    const token = String(signedIn.body['token']);
    expect((await world.call('GET /congregation/list', { token })).body.success).toBe(true);
    expect(await run({ ...here, ADMIN_LOGIN: 'AUTRE Jean', CONGREGATION: 'Autre' })).toEqual(
      exists,
    );
  });

  it('is made in the embedded database, once [B-47]', async () => {
    expect(await run(who)).toEqual(made);
    expect(await run(who)).toEqual(exists);
  });
});
