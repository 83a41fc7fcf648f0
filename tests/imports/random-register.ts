import type { Feature } from 'geojson';
import { drawingOf, type DrawnFeature } from '#engines/geojson/drawing.ts';
import { aMap, aTerritory, aUser, anAssignment } from '../support/builders.ts';
import { fc } from '../support/rounds.ts';
import type { World } from '../support/world.ts';

export interface RandomTerritory {
  readonly number: number;
  readonly name: string;
  readonly typeId: number;
  readonly gate: number | null;
  readonly noVisited: boolean;
  readonly note: string;
  readonly map: readonly DrawnFeature[] | null;
  /** In the order of time; the last one may be out. The place of the person in the register, null for a removed one. */
  readonly loans: readonly { readonly to: number | null; readonly activity: number }[];
  readonly isOut: boolean;
}

export interface RandomRegister {
  readonly people: readonly {
    readonly login: string;
    readonly email: string | null;
    readonly role: 3 | 4 | 5;
  }[];
  readonly territories: readonly RandomTerritory[];
}

const sign = fc.constantFrom(
  ...Array.from("aBzéÈçœñß012389 ;,.'’+-–@()/:!?*_°§🏠👩‍🌾   "),
  '\u00A0',
  '\u202F',
);
const written = (maxLength: number) =>
  fc
    .array(sign, { minLength: 1, maxLength })
    .map((signs) => Array.from(signs.join('')).slice(0, maxLength).join('').trim());

/** What reads like a number, a formula, a sign for 'as above', a day or an answer. */
const traps = [
  '12 - 5',
  '3-B',
  '3 bis',
  '+33 4',
  '-3 rue',
  '@rue',
  "'-rue",
  "''+rue",
  '007',
  '1,5',
  '2025-11-27',
  '27/11/2025',
  '05/01/2024 12:30',
  '3 mars 2018',
  'idem',
  'oui',
  'n',
  'T9 - Rue',
  'Rue ; d’ici, là-bas',
  'É'.repeat(45),
];
const text = (maxLength: number) =>
  fc.oneof(written(maxLength), fc.constantFrom(...traps)).filter((it) => it !== '');

const labels = [' ', 'A', '12', "L'été ; 2, bis", 'Église 🏠', '=1+1', 'a<b & "c"', ' large  '];

const shape = fc.record({
  kind: fc.constantFrom('polygon', 'holed', 'information', 'parking', 'mobilestand', 'kingdomhome'),
  label: fc.constantFrom(...labels),
  shift: fc.double({ min: 0, max: 0.002, noNaN: true }),
});

/** Shapes beside each other, as the product stores them. */
const drawing = fc
  .tuple(fc.nat(40), fc.array(shape, { minLength: 1, maxLength: 4 }))
  .map(([column, shapes]) =>
    shapes.map(({ kind, label, shift }, row): Feature => {
      const [x, y] = [7.4 + column * 0.006 + shift / 3, 43.7 + row * 0.006 + shift];
      const ring = (inset: number, turned: boolean) => {
        const [west, south, east, north] = [x + inset, y + inset, x + 0.003 - inset, y + 0.003];
        const corners = [
          [west, south],
          [east, south],
          [east, north - inset],
          [west, north - inset],
          [west, south],
        ];
        return turned ? corners.toReversed() : corners;
      };
      const isArea = kind === 'polygon' || kind === 'holed';
      return {
        type: 'Feature',
        properties: { type: isArea ? 'polygon' : kind, desc: label },
        geometry: isArea
          ? {
              type: 'Polygon',
              coordinates:
                kind === 'holed' ? [ring(0, false), ring(0.001, true)] : [ring(0, false)],
            }
          : { type: 'Point', coordinates: [x, y] },
      };
    }),
  )
  .map((features) => {
    const drawn = drawingOf({ type: 'FeatureCollection', features });
    if (drawn.refused) throw new Error(drawn.refused);
    return drawn.features;
  });

const nameSign = fc.constantFrom(...Array.from('abcdefgÉèñ'));
const person = (at: number) =>
  fc.record({
    login: fc
      .string({ unit: nameSign, minLength: 2, maxLength: 20 })
      .map((word) => `${word.toUpperCase()}-${at} Jean ${word}${at}`),
    email: fc.option(fc.constantFrom(`p${at}@example.org`, `o'neil+${at}@example.org`)),
    role: fc.constantFrom(3 as const, 4 as const, 5 as const),
  });
const people = fc
  .nat(4)
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => person(at))));

const territoryOf = (holders: number) => {
  const holder = holders === 0 ? fc.constant(null) : fc.option(fc.nat(holders - 1));
  return fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    name: text(45),
    typeId: fc.integer({ min: 1, max: 3 }),
    gate: fc.option(fc.nat(999)),
    noVisited: fc.boolean(),
    note: fc.oneof(fc.constant(''), text(100)),
    map: fc.option(drawing),
    loans: fc.array(fc.record({ to: holder, activity: fc.constantFrom(1, 2) }), { maxLength: 3 }),
    isOut: fc.boolean(),
  });
};

export const randomRegister: fc.Arbitrary<RandomRegister> = people.chain((some) =>
  fc.record({
    people: fc.constant(some),
    territories: fc.uniqueArray(territoryOf(some.length), {
      minLength: 1,
      maxLength: 7,
      selector: ({ number }) => number,
    }),
  }),
);

const firstPerson = 40;

/** Only who is here has a territory out. */
export const holderOf = ({ people: all }: RandomRegister, { loans, isOut }: RandomTerritory) => {
  const to = loans.at(-1)?.to ?? null;
  return isOut && to !== null ? (all[to]?.login ?? null) : null;
};

export async function write(world: World, register: RandomRegister): Promise<void> {
  for (const [at, { login, email, role }] of register.people.entries()) {
    await aUser(world, { id: firstPerson + at, login, email, role });
  }
  for (const [at, territory] of register.territories.entries()) {
    const { number, name, typeId, gate, noVisited, note, map, loans } = territory;
    const id = at + 1;
    await aTerritory(world, { id, number, name, typeId, gate, noVisited, note });
    if (map) {
      const features = { type: 'FeatureCollection', features: map };
      await aMap(world, { territory: id, features });
    }
    for (const [nth, { to, activity }] of loans.entries()) {
      const out = nth === loans.length - 1 && holderOf(register, territory) !== null;
      await anAssignment(world, {
        id: id * 10 + nth,
        territory: id,
        outputNumber: nth + 1,
        to: to === null ? null : firstPerson + to,
        activity,
        released: `202${3 + nth}-01-0${nth + 2}`,
        returned: out ? null : `202${3 + nth}-03-04`,
        due: `202${3 + nth}-05-02`,
      });
    }
  }
}

const tables = [
  'histories',
  'territory_maps',
  'territory_changes',
  'imports',
  'territories',
  'privacy_consents',
];

/** Leaves a congregation with its staff alone. */
export async function empty(world: World, congregation: number): Promise<void> {
  await world.database.asTenant(congregation, async (db) => {
    for (const table of tables) {
      const staff = table === 'privacy_consents' ? ' where user_id >= 40' : '';
      await db.rows(`delete from ${table}${staff}`);
    }
    await db.rows('delete from users where id >= 40');
  });
}
