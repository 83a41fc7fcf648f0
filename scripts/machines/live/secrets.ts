import { isRecord } from '../play/values.ts';
import type { SentenceOf } from './sentences.ts';

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

const noSentence: SentenceOf = () => null;

/**
 * JSON without passwords, tokens, names, notes and places: of texts only ids, days and words of ours stay, of a
 * message the sentence it is made from, without what stood in its gaps.
 */
export function withoutSecrets(
  json: unknown,
  sentenceOf: SentenceOf = noSentence,
  key = '',
): unknown {
  if (Array.isArray(json)) return json.map((item) => withoutSecrets(item, sentenceOf, key));
  if (isRecord(json))
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        withoutSecrets(value, sentenceOf, places.test(key) ? key : name),
      ]),
    );
  if (typeof json === 'string') {
    if (isPlain(json, key)) return json;
    return (key === 'message' ? sentenceOf(json) : null) ?? hidden;
  }
  return typeof json === 'number' && places.test(key) ? 0 : json;
}

const isPlain = (text: string, key: string): boolean =>
  text === '' ||
  plainKeys.includes(key) ||
  (key === 'type' && shapes.test(text)) ||
  (ids.test(key) && /^\d{1,12}$/u.test(text)) ||
  /^\d{4}-\d\d-\d\d$/u.test(text);
