import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tallyOf, type Row } from './tally.ts';

const guide = path.resolve(import.meta.dirname, '../../docs/installer.md');

/** The lines of the guide for an update, in a folder where archives of other versions lie too. */
export async function installBesideOthers(archive: string, workshop: string): Promise<Row> {
  const tally = tallyOf('restore', 'installations with several archives in the folder');
  const [home, bin, root] = ['several', 'bin', 'root'].map((it) => path.join(workshop, it));
  for (const folder of [home!, bin!, root!]) await mkdir(folder);
  const sudo = path.join(bin!, 'sudo');
  await writeFile(sudo, '#!/bin/sh\nexec "$@"\n');
  await chmod(sudo, 0o755);
  const wanted = path.basename(archive);
  for (const file of [archive, `${archive}.sha256`])
    await copyFile(file, path.join(home!, path.basename(file)));
  const [, version = ''] = /^territoires-(.+?)-/u.exec(wanted) ?? [];
  for (const older of ['0.0.9', '0.0.10']) {
    const name = path.join(home!, wanted.replace(version, older));
    await writeFile(name, 'an older archive');
    const sum = createHash('sha256').update('an older archive').digest('hex');
    await writeFile(`${name}.sha256`, `${sum}  ${path.basename(name)}\n`);
  }
  const lines = /## Mettre à jour.*?```\n(.*?)```/su.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
  tally.tried();
  const said = await new Promise<string>((resolve) => {
    const env = { PATH: `${bin}:${path.dirname(process.execPath)}:/usr/bin:/bin`, DESTDIR: root };
    execFile('sh', ['-ec', lines], { cwd: home!, env }, (error, out, errors) =>
      resolve(`${error?.code ?? 0}: ${out}${errors}`),
    );
  });
  const current = await readlink(path.join(root!, 'opt/territoires/current')).catch(() => 'none');
  if (current !== version) tally.lost(`version ${current} is installed: ${said.slice(0, 400)}`);
  return tally.row('the newest');
}
