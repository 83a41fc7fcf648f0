import { readdirSync, readFileSync } from 'node:fs';

/**
 * Megabytes that a process and all below it hold (Linux): what is theirs, what they share counted in
 * parts, and each file that they map once, however many programs of others map it too.
 * @param {number} first
 */
export function residentOf(first) {
  let kilobytes = 0;
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const id of familyOf(first)) {
    const rollup = textOf(`/proc/${id}/smaps_rollup`);
    kilobytes += field(rollup, 'Pss_Anon') + field(rollup, 'Pss_Shmem');
    for (const [file, size] of mappedBy(id)) files.set(file, Math.max(files.get(file) ?? 0, size));
  }
  for (const size of files.values()) kilobytes += size;
  return (kilobytes * 1024) / 1e6;
}

/** @param {number} first */
function familyOf(first) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => ({ id: Number(name), parent: parentOf(name) }));
  const family = [first];
  for (const one of family)
    family.push(...parents.filter(({ parent }) => parent === one).map(({ id }) => id));
  return family;
}

/** @param {string} id */
const parentOf = (id) => Number(textOf(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')[1]);

/**
 * Kilobytes of each mapped file that are in memory and unchanged.
 * @param {number} id
 */
function mappedBy(id) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const part of textOf(`/proc/${id}/smaps`).split(/\n(?=[\da-f]+-[\da-f]+ )/u)) {
    const [line = ''] = part.split('\n', 1);
    const file = line.split(/\s+/u).slice(5).join(' ');
    // Shared memory of PostgreSQL has a path, too, and is counted above.
    if (!file.startsWith('/') || file.startsWith('/dev/')) continue;
    const held = field(part, 'Rss') - field(part, 'Anonymous');
    files.set(file, (files.get(file) ?? 0) + held);
  }
  return files;
}

/**
 * @param {string} text
 * @param {string} name
 */
const field = (text, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(text)?.[1] ?? 0);

/** Empty for a process that has just ended. @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
