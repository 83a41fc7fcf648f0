import { readZip } from '../support/read-zip.ts';
import { archiveOf, described, tablesIn, zipped } from './archive-world.ts';
import type { Manifest } from '../../backend/archive/manifest.ts';
import { badGround } from './bad-ground.ts';
import { badLoans } from './bad-loans.ts';
import { badPeople } from './bad-people.ts';
import { at } from './bad-rows.ts';

export interface BadArchive {
  readonly what: string;
  readonly from: (good: Buffer) => Uint8Array;
  /** The whole sentence of the refusal. */
  readonly reason: string;
}

type Files = Map<string, string | Uint8Array>;

/** Missing or malformed files, and files that do not match their manifest. */
const spoilt: readonly (readonly [string, (files: Files) => Uint8Array, string])[] = [
  [
    'no manifest',
    (it) => zipped(dropped(it, 'manifest.json')),
    'Ce fichier n’est pas une archive d’assemblée. Choisis un fichier .zip obtenu avec «\u202FExporter\u202F».',
  ],
  [
    'a manifest that is no JSON',
    (it) => zipped(it.set('manifest.json', '{')),
    'manifest.json\u202F: la description de l’archive est illisible.',
  ],
  [
    'a manifest of nothing',
    (it) => zipped(it.set('manifest.json', '{"format":1}')),
    'manifest.json\u202F: la description de l’archive est illisible.',
  ],
  [
    'a format to come',
    (it) => zipped(edited(it, (manifest) => ({ ...manifest, format: 2 }))),
    'Cette archive est au format 2, et seul le format 1 est connu ici.',
  ],
  [
    'a format of old',
    (it) => zipped(it.set('manifest.json', '{"format":0}')),
    'Cette archive est au format 0, et seul le format 1 est connu ici.',
  ],
  [
    'a table missing',
    (it) => zipped(dropped(it, 'bookings.ndjson')),
    'bookings.ndjson\u202F: ce fichier manque.',
  ],
  [
    'a table not described',
    (it) =>
      zipped(
        edited(it, ({ tables, ...rest }) => ({
          ...rest,
          tables: tables.filter(({ table }) => table !== 'users'),
        })),
      ),
    'users.ndjson\u202F: ce fichier manque.',
  ],
  [
    'a table described twice',
    (it) =>
      zipped(
        edited(it, ({ tables, ...rest }) => ({
          ...rest,
          tables: [...tables, ...tables.slice(0, 1)],
        })),
      ),
    'congregations.ndjson\u202F: ce fichier manque.',
  ],
  [
    'an unknown table',
    (it) => zipped(it.set('temporary_passwords.ndjson', '')),
    'temporary_passwords.ndjson\u202F: ce fichier est inconnu.',
  ],
  [
    'a path out of the archive',
    (it) => zipped(it.set('../../users.ndjson', '')),
    '../../users.ndjson\u202F: ce fichier est inconnu.',
  ],
  [
    'a value changed afterwards',
    (it) =>
      zipped(it.set('users.ndjson', String(it.get('users.ndjson')).replace('Dupont', 'Durand'))),
    'users.ndjson\u202F: ce fichier est abîmé ou a été modifié.',
  ],
  [
    'a line fewer',
    (it) =>
      zipped(
        it.set('event_logs.ndjson', String(it.get('event_logs.ndjson')).replace(/^.*\n/u, '')),
      ),
    'event_logs.ndjson\u202F: ce fichier n’a pas le nombre de lignes annoncé.',
  ],
  [
    'a last line cut',
    (it) => zipped(it.set('users.ndjson', String(it.get('users.ndjson')).slice(0, -1))),
    'users.ndjson, ligne 2\u202F: la dernière ligne est coupée.',
  ],
  [
    'an empty line',
    (it) => redescribed(it.set('bookings.ndjson', '\n')),
    at('bookings', 1, 'la ligne n’est pas un objet JSON.'),
  ],
  [
    'a list for a row',
    (it) => redescribed(it.set('bookings.ndjson', '[1]\n')),
    at('bookings', 1, 'la ligne n’est pas un objet JSON.'),
  ],
  [
    'letters of another code',
    (it) => redescribed(it.set('bookings.ndjson', Uint8Array.of(123, 0xe9, 125, 10))),
    at('bookings', 1, 'la ligne n’est pas en UTF-8.'),
  ],
  [
    'a byte order mark',
    (it) => redescribed(it.set('bookings.ndjson', '\uFEFF{}\n')),
    at('bookings', 1, 'la ligne n’est pas un objet JSON.'),
  ],
  [
    'a line of five megabytes',
    (it) => redescribed(it.set('bookings.ndjson', `${' '.repeat(5_000_000)}\n`)),
    at('bookings', 1, 'la ligne est trop longue.'),
  ],
];

const filesIn = (good: Buffer): Files => new Map<string, string | Uint8Array>(readZip(good));

const dropped = (files: Files, name: string) => {
  files.delete(name);
  return files;
};

const edited = (files: Files, edit: (manifest: Manifest) => unknown) =>
  files.set('manifest.json', JSON.stringify(edit(JSON.parse(String(files.get('manifest.json'))))));

function redescribed(files: Files): Uint8Array {
  files.delete('manifest.json');
  return zipped(new Map([...files, ['manifest.json', JSON.stringify(described(files))]]));
}

const notZip = 'Ce fichier n’est pas une archive zip lisible.';

/** Damaged or hostile zip files. */
const zips: readonly (readonly [string, (good: Buffer) => Uint8Array, string])[] = [
  ['nothing', () => new Uint8Array(), notZip],
  ['a text', () => Buffer.from('Territoires'), notZip],
  ['half an archive', (good) => good.subarray(0, good.length / 2), notZip],
  ['an archive without its first bytes', (good) => good.subarray(10), notZip],
  ['an archive with something behind it', (good) => Buffer.concat([good, Buffer.alloc(9)]), notZip],
  ['an encrypted entry', (good) => patched(good, directoryAt(good) + 8, [1, 0]), notZip],
  ['an unknown way of packing', (good) => patched(good, directoryAt(good) + 10, [12, 0]), notZip],
  [
    'an entry beyond the end',
    (good) => patched(good, directoryAt(good) + 42, [0xff, 0xff, 0xff, 0x7f]),
    notZip,
  ],
  ['the same entry twice', (good) => twice(good), notZip],
  [
    'another sum of its bytes',
    (good) => patched(good, directoryAt(good) + 16, [1, 2, 3, 4]),
    'congregations.ndjson\u202F: le contenu est abîmé.',
  ],
  [
    'a size that is too small',
    (good) => patched(good, directoryAt(good) + 24, [5, 0, 0, 0]),
    'congregations.ndjson\u202F: le contenu est abîmé.',
  ],
  [
    'bytes in the middle overwritten',
    (good) => patched(good, 60, [255, 255, 255, 255, 255, 255]),
    'congregations.ndjson\u202F: le contenu est abîmé.',
  ],
  ['a bomb', bomb, 'bookings.ndjson\u202F: le contenu est abîmé.'],
  [
    'a size of three hundred megabytes',
    (good) => patched(good, directoryAt(good) + 24, [0, 0, 0, 0x14]),
    'Cette archive contient plus de 256 Mo une fois ouverte.',
  ],
];

/** A zip bomb: five kilobytes that unpack to five megabytes but declare ten bytes. */
function bomb(good: Buffer): Buffer {
  const packed = Buffer.from(
    zipped(filesIn(good).set('bookings.ndjson', new Uint8Array(5_000_000))),
  );
  const name = packed.lastIndexOf('bookings.ndjson', undefined, 'latin1');
  return patched(packed, name - 46 + 24, [10, 0, 0, 0]);
}

const directoryAt = (good: Buffer): number =>
  good.readUInt32LE(good.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);

function patched(good: Buffer, position: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(good);
  copy.set(bytes, position);
  return copy;
}

/** The second entry of the zip directory gets the name of the first. */
function twice(good: Buffer): Buffer {
  const copy = Buffer.from(good);
  const start = directoryAt(copy);
  const end = copy.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const first = copy.subarray(start, start + 46 + copy.readUInt16LE(start + 28));
  const directory = Buffer.concat([first, first]);
  const tail = Buffer.from(copy.subarray(end));
  tail.writeUInt16LE(2, 8);
  tail.writeUInt16LE(2, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([copy.subarray(0, start), directory, tail]);
}

/** Every archive that an import must refuse, made from one that it accepts. */
export const badArchives: readonly BadArchive[] = [
  ...[...badPeople, ...badGround, ...badLoans].map(([what, edit, reason]) => ({
    what,
    from: (good: Buffer) => {
      const tables = tablesIn(good);
      edit(tables);
      return archiveOf(tables);
    },
    reason,
  })),
  ...spoilt.map(([what, spoil, reason]) => ({
    what,
    from: (good: Buffer) => spoil(filesIn(good)),
    reason,
  })),
  ...zips.map(([what, from, reason]) => ({ what, from, reason })),
];
