import { createHmac } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../db/database.ts';
import { refuse, type Answer } from './answer.ts';
import { httpTexts } from './http.texts.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isIdempotencyKey = (header: unknown): header is string =>
  typeof header === 'string' && uuid.test(header);

export interface RepeatableCall {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  readonly bodyHash: Buffer;
  readonly now: Temporal.Instant;
  /** Redacted answer stored when the real one contains a secret (B-50). */
  readonly kept?: ((answer: Answer) => Answer) | undefined;
}

/** Keyed hash: a plain one would allow to guess a password in the body. */
export const bodyHash = (body: unknown, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(body ?? {}))
    .digest();

/**
 * Runs the work once per key. A concurrent repeat waits for the first and gets its answer. A
 * refusal rolls back together with its key.
 */
export async function once(
  db: Db,
  { userId, key, call, bodyHash: hash, now, kept = (answer) => answer }: RepeatableCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const mine = await db.row(insertKey, [userId, key, call, hash, now.toString()]);
  if (!mine) {
    const first = await db.row<{ same: boolean; answer: Answer | null }>(selectFirst, [
      userId,
      key,
      call,
      hash,
    ]);
    return first?.same && first.answer ? first.answer : refuse(httpTexts.usedKey);
  }
  const answer = await work();
  if (answer.success) await db.row(keepAnswer, [userId, key, JSON.stringify(kept(answer))]);
  return answer;
}

const insertKey = `
  insert into idempotent_answers (congregation_id, user_id, key, call, body_hash, created_at)
  values (current_congregation(), $1, $2, $3, $4, $5)
  on conflict do nothing
  returning key`;

const selectFirst = `
  select call = $3 and body_hash = $4 as same, answer
  from idempotent_answers
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

const keepAnswer = `
  update idempotent_answers
  set answer = $3
  where congregation_id = current_congregation()
    and user_id = $1
    and key = $2`;

const hoursKept = 24;

export async function forgetOldAnswers(db: Db, now: Temporal.Instant): Promise<void> {
  await db.rows(deleteOld, [now.subtract({ hours: hoursKept }).toString()]);
}

const deleteOld = `
  delete from idempotent_answers
  where congregation_id = current_congregation()
    and created_at < $1`;
