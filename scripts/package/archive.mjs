import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Failure, root } from '../process.mjs';

/**
 * Packs a folder so that the same files give the same bytes, and writes the SHA-256 beside the
 * archive in the form of `sha256sum`.
 * @param {string} folder
 * @param {string} file
 */
export async function pack(folder, file) {
  const same = [
    '--format=gnu',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${seconds()}`,
  ];
  const parameters = [...same, '-C', path.dirname(folder), '-cf', '-', path.basename(folder)];
  const tar = spawn('tar', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file));
  const [code] = await ended;
  if (code !== 0) throw new Failure('tar failed: GNU tar is needed.');
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  const digest = sum.digest('hex');
  writeFileSync(`${file}.sha256`, `${digest}  ${path.basename(file)}\n`);
  return digest;
}

/**
 * The date of the files: of the sources, since the web's cache tells versions apart by size and
 * date. SOURCE_DATE_EPOCH, else that of the commit, else now.
 */
function seconds() {
  const given = process.env['SOURCE_DATE_EPOCH'];
  if (given) return given;
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout?.trim() || String(Math.floor(Date.now() / 1000));
}
