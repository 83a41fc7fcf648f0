import { isRecord } from '../play/values.ts';

const hidden = '(hidden)';

/** Words of ours, never of a person. */
const plainKeys: readonly string[] = [
  '__typename',
  'actorId',
  'messageType',
  'severity',
  'forceOffered',
  '$failure',
  '$keeping',
];
const shapes =
  /^(?:Feature|FeatureCollection|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))$/u;
const ids = /(?:^id|Ids?)$/u;
const places = /^(?:latitude|longitude|coordinates|coords|bbox|position|lastCoordinates)$/u;

/** JSON without passwords, tokens, names, notes and places: of texts only ids, days and words of ours stay. */
export function withoutSecrets(json: unknown, key = ''): unknown {
  if (Array.isArray(json)) return json.map((item) => withoutSecrets(item, key));
  if (isRecord(json))
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        withoutSecrets(value, places.test(key) ? key : name),
      ]),
    );
  if (typeof json === 'string') return isPlain(json, key) ? json : hidden;
  return typeof json === 'number' && places.test(key) ? 0 : json;
}

const isPlain = (text: string, key: string): boolean =>
  text === '' ||
  plainKeys.includes(key) ||
  (key === 'type' && shapes.test(text)) ||
  (ids.test(key) && /^\d{1,12}$/u.test(text)) ||
  /^\d{4}-\d\d-\d\d$/u.test(text);
