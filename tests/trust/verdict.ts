import { jsonOf, type GraphqlAnswer, type Heard } from './asking.ts';
import { neighbour } from './neighbour.ts';

/** What no answer may show, whatever was asked. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ['a stack', /node_modules|\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+:\d+/u],
  [
    'SQL',
    /syntax error at|violates \w+|invalid input syntax|(?:relation|column|constraint) "|duplicate key|\b(?:select|insert|update|delete)\b[^"]{0,200}\b(?:from|into|where|set)\b [a-z_]+\b/iu,
  ],
  ['data of another congregation', new RegExp(neighbour.mark, 'iu')],
];

/** Words that French sentences do not have and English ones of libraries do. */
const english =
  /(?<!\p{L})(?:the|is|are|must|not|invalid|expected|received|required|unexpected|failed|cannot|string|number|unknown|error|value)(?!\p{L})/iu;

/** What is wrong with an answer of the backend; null when nothing is. */
export function faultOf(heard: Heard): string | null {
  const fault = commonFault(heard);
  if (fault !== null) return fault;
  const body = jsonOf(heard.text) as Readonly<Record<string, unknown>> | null;
  if (body === null || typeof body['success'] !== 'boolean') {
    const isFile = heard.headers.get('content-disposition')?.startsWith('attachment');
    return isFile ? null : `no answer of the contract: ${heard.text.slice(0, 200)}`;
  }
  const said = [body['message'], body['snackbar_text']].filter((it) => typeof it === 'string');
  if (!body['success'] && said.every((it) => it.trim() === '')) return 'a refusal without a word';
  return notFrench(said);
}

/** The same of an answer of the gateway. */
export function graphqlFaultOf(heard: Heard): string | null {
  const fault = commonFault(heard);
  if (fault !== null) return fault;
  const answer = jsonOf(heard.text) as GraphqlAnswer | null;
  if (answer === null || !(answer.data || answer.errors))
    return `no GraphQL: ${heard.text.slice(0, 200)}`;
  const codes = (answer.errors ?? []).map((it) => it.extensions?.code ?? '');
  const bad = codes.find((it) => it.startsWith('BACKEND_'));
  if (bad) return bad;
  const refused = (answer.errors ?? []).filter((it) => it.extensions?.code === 'REFUSED');
  return notFrench([...refused.map(({ message }) => message), ...refusalsIn(answer.data)]);
}

function commonFault({ status, text, headers }: Heard): string | null {
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) return `status ${status}`;
  const shown = forbidden.find(([, pattern]) => pattern.test(text));
  if (!shown) return null;
  const at = shown[1].exec(text)?.index ?? 0;
  return `${shown[0]}: …${text.slice(Math.max(0, at - 80), at + 120)}…`;
}

const notFrench = (sentences: readonly string[]): string | null => {
  const one = sentences.find((it) => english.test(it));
  return one === undefined ? null : `no French sentence: ${one.slice(0, 200)}`;
};

function refusalsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { __typename: type, message } = value as { __typename?: unknown; message?: unknown };
  const own = type === 'Refusal' && typeof message === 'string' ? [message] : [];
  return [...own, ...Object.values(value).flatMap(refusalsIn)];
}
