import { noFields } from './wire-types.ts';
import { badAnswer, replyOf, type RefusedReply } from './envelope.ts';
import { WrongAnswer } from './wrong-answer.ts';
import { parsed } from './wire.ts';

/** A file sent by the backend. */
export interface Download {
  readonly success: true;
  /** '' when the backend sends no name. */
  readonly filename: string;
  readonly mime: string;
  readonly base64: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Buffer;
}

export type FileType =
  | 'application/pdf'
  | 'application/zip'
  | 'application/json'
  | 'text/csv'
  | 'text/html';

const ambiguous: readonly FileType[] = ['application/json', 'text/html'];

/**
 * A file of the expected type with status 200, or a refusal (B-93). A successful envelope is a bad
 * response. JSON and HTML, which an error page may be too, count as a file only if sent as an
 * attachment (OWN-85).
 */
export function fileOrRefused(
  call: string,
  { status, headers, bytes }: RawAnswer,
  mime: FileType = 'application/pdf',
): Download | RefusedReply {
  const type = String(headers['content-type'] ?? '').split(';', 1)[0];
  const disposition = String(headers['content-disposition'] ?? '');
  const sent = !ambiguous.includes(mime) || /^\s*attachment\b/iu.test(disposition);
  if (status === 200 && sent && type?.trim().toLowerCase() === mime) {
    const filename = filenameIn(disposition);
    return { success: true, filename, mime, base64: bytes.toString('base64') };
  }
  const reply = replyOf(call, status, parsed(bytes.toString('utf8')), noFields);
  if (!reply.success) return reply;
  throw badAnswer(new WrongAnswer(call, null, mime));
}

function filenameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/iu.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/iu.exec(disposition);
  const name = (encoded === undefined ? null : decoded(encoded)) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.replaceAll(/[\p{Cc}/\\]/gu, '');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
