import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Uploaded file; reading stops one byte beyond the limit. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: number;
  /** Null when the content is not UTF-8. */
  readonly text: string | null;
  readonly content: FileContent;
}

/** Serialises to the checksum of the bytes, where forms are hashed. */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly toJSON: () => string;
}

const contentOf = (bytes: Uint8Array): FileContent => ({
  bytes,
  toJSON: () => createHash('sha256').update(bytes).digest('hex'),
});

/** The body is no valid multipart form. */
export class UnreadableUpload extends Error {}

interface Limits {
  /** Limit of the whole request. */
  readonly bytes: number;
  readonly fileBytes: number;
}

/**
 * Routes registered on `server` after this call also accept multipart forms with one file; the
 * fields become the body.
 */
export async function takeUploads(server: FastifyInstance, limits: Limits): Promise<void> {
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.fileBytes + 1, files: 1, fields: 20, parts: 21, fieldSize: 1000 },
  });
  server.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > limits.bytes) {
      throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    }
  });
  server.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await formIn(request);
  });
}

/** The last value of a repeated field wins (B-20). */
async function formIn(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? await fileIn(part) : part.value);
    }
  } catch (cause) {
    throw new UnreadableUpload('The multipart form is broken.', { cause });
  }
  return Object.fromEntries(form);
}

async function fileIn(part: {
  readonly filename: string;
  readonly toBuffer: () => Promise<Buffer>;
}): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  return {
    name: part.filename,
    bytes: bytes.length,
    text: utf8(bytes),
    content: contentOf(bytes),
  };
}

/** Decodes without the byte order mark. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Null when no file was sent. */
export const file = z
  .object({
    name: z.string(),
    bytes: z.number(),
    text: z.string().nullable(),
    content: z.custom<FileContent>((value) => typeof value === 'object' && value !== null),
  })
  .nullable()
  .catch(null);
