import { describe, expect, it } from 'vitest';
import { roadKind } from '#engines/ground/schema/road-kinds.ts';
import { meaningOf } from '#engines/paper/card/ground-schema.ts';
import { joinLines } from '#engines/paper/card/join-lines.ts';
import { roadIs, type RoadClass } from '#web/parts/map/style/road-classes.ts';

const classes = ['major', 'secondary', 'street', 'pedestrian', 'service', 'path'] as const;

type Properties = Readonly<Record<string, string | boolean>>;

/** The expressions that the style filters streets by. */
function holds(expression: unknown, properties: Properties): unknown {
  if (!Array.isArray(expression)) return expression;
  const [operator, ...parts] = expression as [string, ...unknown[]];
  const value = (part: unknown) => holds(part, properties);
  switch (operator) {
    case 'any':
      return parts.some((part) => value(part) === true);
    case 'all':
      return parts.every((part) => value(part) === true);
    case '!':
      return value(parts[0]) !== true;
    case 'get':
      return properties[String(parts[0])] ?? null;
    case 'literal':
      return parts[0];
    case 'in':
      return (value(parts[1]) as unknown[]).includes(value(parts[0]));
    default:
      throw new Error(`The test knows no ${operator}.`);
  }
}

/** The classes that the maps draw it as. */
const onScreen = (properties: Properties): RoadClass[] =>
  classes.filter((one) => holds(roadIs(one), properties) === true);

const onPaper = (properties: Properties) => meaningOf('roads', 'line', properties)?.kind ?? null;

/** From the tags of a way to what is drawn of it. */
const drawn: readonly (readonly [tags: Readonly<Record<string, string>>, RoadClass | null])[] = [
  [{ highway: 'motorway' }, 'major'],
  [{ highway: 'trunk_link' }, 'major'],
  [{ highway: 'primary' }, 'major'],
  [{ highway: 'secondary' }, 'secondary'],
  [{ highway: 'tertiary_link' }, 'secondary'],
  [{ highway: 'residential' }, 'street'],
  [{ highway: 'unclassified' }, 'street'],
  [{ highway: 'living_street' }, 'street'],
  [{ highway: 'pedestrian' }, 'pedestrian'],
  [{ highway: 'service' }, 'service'],
  [{ highway: 'service', service: 'driveway' }, 'service'],
  [{ highway: 'service', service: 'parking_aisle' }, null],
  [{ highway: 'track' }, 'service'],
  [{ highway: 'footway' }, 'path'],
  [{ highway: 'footway', footway: 'sidewalk' }, 'path'],
  [{ highway: 'steps' }, 'path'],
  [{ highway: 'cycleway' }, 'path'],
];

describe('streets of the ground', () => {
  it.each(drawn)('%o are drawn alike on screen and on paper, as %s [OWN-60]', (tags, wanted) => {
    const { kind = '', detail = '' } = roadKind(tags) ?? {};
    const properties = { kind, kind_detail: detail };
    expect(onScreen(properties)).toEqual(wanted === null ? [] : [wanted]);
    expect(onPaper(properties)).toBe(wanted);
  });

  it('what is no street is none: rails, ferries, piers, lifts, ways indoors [OWN-60]', () => {
    for (const properties of [
      { kind: 'rail', kind_detail: 'rail' },
      { kind: 'ferry' },
      { kind: 'path', kind_detail: 'pier' },
      { kind: 'path', kind_detail: 'corridor' },
      { kind: 'aeroway', kind_detail: 'runway' },
    ]) {
      expect([onScreen(properties), onPaper(properties)]).toEqual([[], null]);
    }
    expect(roadKind({ highway: 'footway', indoor: 'yes' })).toBeNull();
    expect(roadKind({ highway: 'proposed' })).toBeNull();
    expect(roadKind({ building: 'yes' })).toBeNull();
  });

  it('a passage through a house lies in the open, a street below the ground does not [OWN-60]', () => {
    const structure = (tags: Readonly<Record<string, string>>) =>
      roadKind({ highway: 'residential', ...tags })?.structure;
    expect(structure({ tunnel: 'building_passage' })).toBe('ground');
    expect(structure({ tunnel: 'yes' })).toBe('tunnel');
    expect(structure({ layer: '-1' })).toBe('tunnel');
    expect(structure({ bridge: 'viaduct' })).toBe('bridge');
    expect(structure({ bridge: 'no' })).toBe('ground');
  });
});

describe('the ground of a card', () => {
  it('names are those in French where there are some, numbers those of houses [OWN-60]', () => {
    const named = { kind: 'locality', kind_detail: 'village', name: 'Basel', 'name:fr': 'Bâle' };
    expect(meaningOf('places', 'point', named)?.words).toBe('Bâle');
    const house = { kind: 'address', addr_housenumber: '7 bis' };
    expect(meaningOf('buildings', 'point', house)).toMatchObject({
      layer: 'house',
      words: '7 bis',
    });
    expect(meaningOf('pois', 'point', { kind: 'square', name: 'Place' })?.layer).toBe('place');
    expect(meaningOf('pois', 'point', { kind: 'restaurant', name: 'Chez Lou' })).toBeNull();
    expect(meaningOf('water', 'point', { kind: 'lake', name: 'Étang' })).toBeNull();
    expect(meaningOf('landuse', 'area', { kind: 'residential' })).toBeNull();
  });

  it('the pieces of a street become one line, whichever way they run [OWN-60]', () => {
    expect(
      joinLines([
        [
          [0, 0],
          [1, 0],
        ],
        [
          [3, 0],
          [2, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
        [
          [9, 9],
          [8, 8],
        ],
      ]),
    ).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      [
        [9, 9],
        [8, 8],
      ],
    ]);
  });
});
