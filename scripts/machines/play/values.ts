import { KeepingError, type KeepingTrouble } from '#machines/parts/failure/keeping-error.ts';
import { Failure, type FailureCode, RefusalError } from '#machines/parts/failure/failure.ts';

/** What JSON cannot hold stands in an object with one key that begins with a dollar. */
type Written =
  | { readonly $refusal: RefusalError['refusal'] }
  | { readonly $failure: FailureCode; readonly message: string }
  | { readonly $keeping: KeepingTrouble }
  | { readonly $defect: string }
  | { readonly $file: string; readonly bytes: number }
  | { readonly $absent: true };

/** A value of a context, an event or an input, as JSON that a link, a trace and an editor hold. */
export const written = (value: unknown): unknown => JSON.parse(textOf(value));

export const textOf = (value: unknown, indent?: number): string =>
  JSON.stringify(value, replaced, indent);

/** The value that was written. */
export const read = (json: unknown): unknown => valueOf(json);

/** Throws a SyntaxError where the text is no JSON. */
export const readText = (text: string): unknown => valueOf(JSON.parse(text));

function replaced(this: unknown, _key: string, value: unknown): unknown {
  if (value === undefined) return { $absent: true } satisfies Written;
  if (value instanceof RefusalError) return { $refusal: value.refusal } satisfies Written;
  if (value instanceof Failure)
    return { $failure: value.code, message: value.message } satisfies Written;
  if (value instanceof KeepingError) return { $keeping: value.trouble } satisfies Written;
  if (value instanceof Error) return { $defect: value.message } satisfies Written;
  if (value instanceof File) return { $file: value.name, bytes: value.size } satisfies Written;
  if (value instanceof Set || value instanceof Map) return [...value];
  if (typeof value === 'function') return { $defect: `function ${value.name}` };
  if (typeof value === 'bigint') return String(value);
  return value;
}

function valueOf(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(valueOf);
  if (!isRecord(json)) return json;
  if ('$refusal' in json && isRefusal(json['$refusal'])) return new RefusalError(json['$refusal']);
  if ('$failure' in json) return new Failure(codeOf(json['$failure']), wordsIn(json['message']));
  if ('$keeping' in json)
    return new KeepingError(json['$keeping'] === 'full' ? 'full' : 'forbidden');
  if ('$defect' in json) return new TypeError(wordsIn(json['$defect']));
  if ('$file' in json) return new File([], wordsIn(json['$file']));
  if ('$absent' in json) return undefined;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, valueOf(value)]));
}

export const failureCodes = [
  'BACKEND_UNREACHABLE',
  'BACKEND_BAD_RESPONSE',
  'UNAUTHENTICATED',
  'NETWORK',
] as const satisfies readonly FailureCode[];

const codeOf = (value: unknown): FailureCode =>
  failureCodes.find((code) => code === value) ?? 'BACKEND_BAD_RESPONSE';

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRefusal = (value: unknown): value is RefusalError['refusal'] => isRecord(value);
