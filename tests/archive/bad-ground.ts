import { again, at, change, forbidden, missing, type BadRows } from './bad-rows.ts';

const crossing = [
  [7.42, 43.73],
  [7.43, 43.74],
  [7.43, 43.73],
  [7.42, 43.74],
  [7.42, 43.73],
];
const mapOf = (...geometries: readonly unknown[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
});

export const badGround: BadRows = [
  [
    'an id of its own choice',
    change('territories', 1, { id: 1 }),
    at('territories', 1, 'la colonne «\u202Fid\u202F» est inconnue.'),
  ],
  [
    'a word for a number',
    change('territories', 1, { number: '12' }),
    forbidden('territories', 1, 'number'),
  ],
  ['the number 0', change('territories', 1, { number: 0 }), forbidden('territories', 1, 'number')],
  [
    'the number 10000',
    change('territories', 1, { number: 10_000 }),
    forbidden('territories', 1, 'number'),
  ],
  [
    'a number twice',
    change('territories', 2, { number: 12 }),
    at('territories', 2, 'deux territoires portent ce numéro.'),
  ],
  [
    'a name of 46 letters',
    change('territories', 2, { name: 'x'.repeat(46) }),
    forbidden('territories', 2, 'name'),
  ],
  [
    'a note with a zero character',
    change('territories', 2, { note: 'a\u0000b' }),
    forbidden('territories', 2, 'note'),
  ],
  [
    'an address that runs a script',
    change('territories', 2, { map_url: 'javascript:alert(1)' }),
    forbidden('territories', 2, 'map_url'),
  ],
  [
    'a type that is not there',
    change('territories', 2, { type_id: 99 }),
    missing('territories', 2, 'type_id', 99, 'territory_types'),
  ],
  [
    'an unknown type of all',
    change('territory_types', 1, { long_name: 'Châteaux' }),
    at(
      'territory_types',
      1,
      '«\u202FChâteaux\u202F» n’est pas un type commun à toutes les assemblées ici.',
    ),
  ],
  [
    'a type as all have it',
    change('territory_types', 5, { long_name: 'COMMERCES' }),
    at(
      'territory_types',
      5,
      '«\u202FCOMMERCES\u202F» est déjà un type commun à toutes les assemblées.',
    ),
  ],
  [
    'a type twice',
    again('territory_types', 5, { long_name: 'BATEAUX' }),
    at('territory_types', 6, 'deux types portent ce nom.'),
  ],
  [
    'a map of no territory',
    change('territory_maps', 1, { territory_id: 4 }),
    missing('territory_maps', 1, 'territory_id', 4, 'territories'),
  ],
  [
    'two maps of a territory',
    change('territory_maps', 2, { territory_id: 1 }),
    at('territory_maps', 2, 'ce territoire a déjà une carte.'),
  ],
  [
    'two maps with one link',
    change('territory_maps', 2, { token: 'jeton-de-la-vallee-7-01' }),
    at('territory_maps', 2, 'deux cartes ont le même lien.'),
  ],
  [
    'a link that can be guessed',
    change('territory_maps', 1, { token: 'court' }),
    forbidden('territory_maps', 1, 'token'),
  ],
  [
    'a place beyond the pole',
    change('territory_maps', 1, { latitude: 91 }),
    forbidden('territory_maps', 1, 'latitude'),
  ],
  [
    'a map of nothing known',
    change('territory_maps', 1, { geojson_feature: { type: 'Topology' } }),
    forbidden('territory_maps', 1, 'geojson_feature'),
  ],
  [
    'a map of no shape',
    change('territory_maps', 1, { geojson_feature: mapOf() }),
    forbidden('territory_maps', 1, 'geojson_feature'),
  ],
  [
    'a map of a shape without a place',
    change('global_maps', 1, { geojson_feature: mapOf(null) }),
    forbidden('global_maps', 1, 'geojson_feature'),
  ],
  [
    'a line for a limit',
    change('territory_maps', 1, {
      geojson_feature: mapOf({ type: 'LineString', coordinates: crossing.slice(0, 2) }),
    }),
    forbidden('territory_maps', 1, 'geojson_feature'),
  ],
  [
    'a polygon that crosses itself',
    change('global_maps', 1, {
      geojson_feature: mapOf({ type: 'Polygon', coordinates: [crossing] }),
    }),
    forbidden('global_maps', 1, 'geojson_feature'),
  ],
  [
    'two global maps',
    again('global_maps', 1),
    at('global_maps', 2, 'les limites globales figurent deux fois.'),
  ],
  [
    'a change after the last',
    change('territory_changes', 1, { version: 2 }),
    at('territory_changes', 1, 'la modification est plus récente que le territoire.'),
  ],
];
