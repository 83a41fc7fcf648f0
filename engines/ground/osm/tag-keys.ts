export type Tags = Readonly<Record<string, string>>;

/** Languages of names that the Protomaps schema carries. */
const languages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'ga',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mr',
  'mt',
  'ne',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
];

export const nameKeys: readonly string[] = [
  'name',
  ...languages.map((language) => `name:${language}`),
];

/** Keys that say what something is; an entity without any of them is only a member or a corner. */
const meaningKeys = [
  'aerialway',
  'aeroway',
  'amenity',
  'boundary',
  'building',
  'building:part',
  'highway',
  'historic',
  'landuse',
  'leisure',
  'man_made',
  'natural',
  'place',
  'railway',
  'route',
  'shop',
  'tourism',
  'type',
  'waterway',
  'addr:housenumber',
];

const detailKeys = [
  'access',
  'addr:place',
  'addr:street',
  'admin_level',
  'area',
  'bridge',
  'building:levels',
  'capital',
  'covered',
  'disputed',
  'footway',
  'height',
  'indoor',
  'layer',
  'maritime',
  'military',
  'oneway',
  'population',
  'ref',
  'religion',
  'service',
  'sport',
  'tunnel',
  'water',
  'wikidata',
];

export const tagKeys: readonly string[] = [...meaningKeys, ...detailKeys, ...nameKeys];

const meanings = new Set(meaningKeys);

export const meansSomething = (tags: Tags): boolean =>
  Object.keys(tags).some((key) => meanings.has(key));
