import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownMigrations } from '../../backend/parts/db/migrate.ts';
import { groundFile } from '../../backend/parts/grounds/ground-file.ts';
import type { World } from '../support/world.ts';
import { aSoundWorld, daysAgo, findings, plant } from './a-sound-world.ts';

describe('the newest backup', () => {
  const made = (world: World, host: string) =>
    plant(
      world,
      `insert into backups (kind, made_at, day, host, folder, file, bytes, encrypted)
       values ('daily', $1, $2, $3, '/nowhere', 'a.backup', 1, false)`,
      [`${daysAgo(3)}T08:00:00Z`, daysAgo(3), host],
    );

  it('that is older than two days is found [OWN-94]', async () => {
    const world = await aSoundWorld();
    await made(world, 'another');
    expect(await findings(world)).toEqual([
      'Sauvegarde : la dernière date d’il y a 73 heures, et il en faut une chaque jour. Vérifie BACKUPS et BACKUP_DIR, puis fais-en une (npm run backup).',
    ]);
  });

  it('of which no file is left is found [OWN-94]', async () => {
    const world = await aSoundWorld();
    await made(world, hostname());
    expect(await findings(world)).toEqual([
      'Sauvegarde : il ne reste le fichier d’aucune de celles qui ont été faites. Vérifie BACKUP_DIR, puis fais-en une (npm run backup).',
    ]);
  });
});

it('a ground without its file is found [OWN-94]', async () => {
  const world = await aSoundWorld();
  const sha256 = 'a'.repeat(64);
  await plant(
    world,
    `insert into grounds (sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, streets, house_numbers)
     values ($1, 'Menton', 7, 43, 8, 44, 43.5, 7.5, 12, 1, 0, 0)`,
    [sha256],
  );
  expect(await findings(world)).toEqual([
    'Fond de carte « Menton » : son fichier manque. Remets-le dans DATA_DIR/grounds, ou apporte ce fond à nouveau dans Assemblées, Fonds de carte.',
  ]);
  const file = groundFile(world.dataDir, sha256);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  expect(await findings(world)).toEqual([]);
});

describe('a migration', () => {
  it('that the database lacks is named, and nothing else is compared [OWN-95]', async () => {
    const world = await aSoundWorld();
    const last = (await knownMigrations()).at(-1) ?? '';
    await plant(world, 'delete from migrations where name = $1', [last]);
    await plant(world, 'drop table log_seals');
    expect(await findings(world)).toEqual([
      `Base : la migration ${last} manque. Démarre le programme une fois, il l’applique ; s’il s’arrête en disant que quelque chose existe déjà, restaure une sauvegarde. Le schéma n’a pas été comparé.`,
    ]);
  });

  it('that the program does not know is named [OWN-95]', async () => {
    const world = await aSoundWorld();
    await plant(world, "insert into migrations (name) values ('999_later.sql')");
    expect(await findings(world)).toEqual([
      'Base : la migration 999_later.sql est d’une version plus récente. Mets le programme à jour. Le schéma n’a pas été comparé.',
    ]);
  });
});
