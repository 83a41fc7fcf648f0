import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';

/** A file of a multipart form, read no further than one byte beyond what is allowed. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: number;
  /** Null when it is not UTF-8. */
  readonly text: string | null;
  readonly content: FileContent;
}

/** Where a form is written down, to know it again, the sum of the bytes stands for them. */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly toJSON: () => string;
}

const contentOf = (bytes: Uint8Array): FileContent => ({
  bytes,
  toJSON: () => createHash('sha256').update(bytes).digest('hex'),
});

/** What cannot be read as a multipart form. */
export class UnreadableUpload extends Error {}

interface Limits {
  /** Of the whole request. */
  readonly bytes: number;
  readonly fileBytes: number;
}

/** Routes registered on `server` afterwards take multipart forms of one file too; its fields stand in the body. */
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

/** The last of a name wins, as in every form (B-20). */
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

/** Without its byte order mark. */
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
