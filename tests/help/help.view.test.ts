import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuItems } from '#backend/shell/menu.rules.ts';
import { menuTitles } from '#backend/shell/menu.texts.ts';
import { type RoleId, roles } from '#backend/parts/permissions/permissions.ts';
import { menuOf, partsOf, shownTopics } from '#web/help/help.view.ts';
import { news } from '#web/help/news.texts.ts';
import { pictureSizes } from '#web/help/picture-sizes.ts';
import { allTopics } from '#web/help/topics/all-topics.ts';

/** Every text of the screens, as their modules export them. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/**/*.texts.ts', '../../web/parts/texts/texts.ts', '!../../web/help/**'],
  { eager: true },
);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

const productTexts = new Set([
  ...Object.values(modules).flatMap((module) => [...textsIn(module)]),
  ...textsIn(menuTitles),
]);
const ids = (groups: ReturnType<typeof shownTopics>) =>
  groups.flatMap(({ topics }) => topics.map(({ id }) => id));
const sentences = [
  ...allTopics.flatMap(({ id, steps, notes = [] }) =>
    [...steps, ...notes].map((sentence) => ({ id, sentence })),
  ),
  ...news.flatMap(({ version, sentences: told }) =>
    told.map((sentence) => ({ id: version, sentence })),
  ),
];

const menuOfRole = (role: RoleId) =>
  menuOf(true, {
    items: menuItems(role, 'territoire', 1).map((item) =>
      item.type === 'one'
        ? { target: item.target, children: [] }
        : { target: null, children: item.children },
    ),
  });

const ofEverybody = ['connexion', 'mot-de-passe', 'carte'];
const ofPublishers = [
  'mes-territoires',
  'rentrer',
  'un-mois-de-plus',
  'sortir',
  'disponibles',
  'sans-reseau',
  'compte',
];
const ofElders = ['attribues', 'fiche', 'tableau-de-bord', 's13'];
const ofSites = ['assemblees', 'fonds-de-carte', 'serveur'];

describe('the topics of the help', () => {
  it('are those of the reader’s menu; without a session the public ones alone [OWN-127]', () => {
    const all = allTopics.map(({ id }) => id);
    expect(ids(shownTopics(menuOf(false, undefined), ''))).toEqual(ofEverybody);
    expect(ids(shownTopics(menuOfRole(roles.publisher), ''))).toEqual([
      ...ofEverybody,
      ...ofPublishers,
    ]);
    expect(ids(shownTopics(menuOfRole(roles.elder), ''))).toEqual([
      ...ofEverybody,
      ...ofPublishers,
      ...ofElders,
    ]);
    expect(ids(shownTopics(menuOfRole(roles.manager), ''))).toEqual(
      all.filter((id) => !ofSites.includes(id)),
    );
    expect(ids(shownTopics(menuOfRole(roles.siteAdministrator), ''))).toEqual(all);
  });

  it('are those of everybody who is signed in when the menu cannot be had [OWN-127]', () => {
    expect(ids(shownTopics(menuOf(true, undefined), ''))).toEqual([
      ...ofEverybody,
      ...ofPublishers,
    ]);
  });

  it('are found by all the words of a search, without accents and case [OWN-127]', () => {
    const menu = menuOfRole(roles.manager);
    expect(ids(shownTopics(menu, 'DERNIERE sortie'))).toEqual(['disponibles']);
    expect(ids(shownTopics(menu, 'pâté maisons'))).toEqual(['dessiner']);
    expect(ids(shownTopics(menu, 'pate fusée'))).toEqual([]);
    expect(ids(shownTopics(menuOfRole(roles.publisher), 'pâté maisons'))).toEqual([]);
  });

  it('have anchors of their own and two to four steps that name what is to be pressed [OWN-127]', () => {
    expect(new Set(allTopics.map(({ id }) => id)).size).toBe(allTopics.length);
    for (const { id, steps } of allTopics) {
      expect([id, steps.length >= 2 && steps.length <= 4]).toEqual([id, true]);
      const named = steps.some((step) => partsOf(step).some((part) => part.named));
      expect([id, named]).toEqual([id, true]);
    }
  });

  it('name buttons, fields and screens as the product does [OWN-127]', () => {
    const unknown = sentences.flatMap(({ id, sentence }) =>
      [...sentence.matchAll(/\[(?<name>[^\]]+)\]/gu)]
        .map(({ groups }) => groups?.['name'] ?? '')
        .filter((name) => !productTexts.has(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(productTexts.size).toBeGreaterThan(800);
    expect(unknown).toEqual([]);
  });

  it('each have a picture of the right shape and at most 40 kB, and no picture is left over [OWN-127]', () => {
    for (const { id, picture } of allTopics) {
      const file = `web/help/pictures/${id}.webp`;
      expect([file, existsSync(file)]).toEqual([file, true]);
      const bytes = readFileSync(file);
      expect([file, bytes.length <= 40 * 1024]).toEqual([file, true]);
      const { width, height } = pictureSizes[picture.width];
      expect([file, (sizeOf(bytes).width / sizeOf(bytes).height).toFixed(2)]).toEqual([
        file,
        (width / height).toFixed(2),
      ]);
      expect([file, picture.alt.length > 20]).toEqual([file, true]);
    }
    expect(readdirSync('web/help/pictures').toSorted()).toEqual(
      allTopics.map(({ id }) => `${id}.webp`).toSorted(),
    );
  });

  it('are where the screens’ links lead [OWN-127]', () => {
    const screens = import.meta.glob<string>('../../web/**/*.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const named = / help="([^"]+)"/gu;
    const chosen = /const topic = \w[^;]*'([^']+)' : '([^']+)';/gu;
    const led = Object.entries(screens).flatMap(([file, source]) =>
      file.endsWith('Screen.tsx')
        ? [...source.matchAll(named), ...source.matchAll(chosen)].flatMap(([, ...ids]) => ids)
        : [],
    );
    expect(led.length).toBeGreaterThan(20);
    expect(led).toContain('attribuer');
    expect(led).toContain('reserver');
    expect(led.filter((id) => !allTopics.some((topic) => topic.id === id))).toEqual([]);
  });
});

/** Of a lossy WebP: the frame's size stands after its start code. */
function sizeOf(webp: Buffer) {
  const frame = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return {
    width: webp.readUInt16LE(frame + 3) & 0x3fff,
    height: webp.readUInt16LE(frame + 5) & 0x3fff,
  };
}
