import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Session } from '../parts/http/open-session.ts';
import { sealed, unsealed } from './sealed.ts';
import { setUpMinutes } from './second-factor.rules.ts';

const codes = z.array(z.string());
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), key: z.string() }),
  z.object({ kind: z.literal('made'), key: z.string(), step: z.int(), codes }),
  /** `of`: when the factor was made whose codes they are. */
  z.object({ kind: z.literal('renewed'), of: z.string(), codes }),
]);
/** What a set-up has come to; `key` is the secret in base64url. */
export type SetUp = z.output<typeof content>;
const written = z.object({ ends: z.number(), setUp: content });

interface Sealing {
  readonly secret: string;
  readonly session: Session;
  readonly now: Temporal.Instant;
}

const purposeOf = ({ home, userId, id }: Session): string => `set-up ${home} ${userId} ${id}`;

/**
 * A set-up between two steps, sealed and carried by the browser, so that one that is broken off leaves
 * nothing, and an answer that is lost can be asked for again (OWN-391).
 */
export function setUpTicket(setUp: SetUp, { secret, session, now }: Sealing): string {
  const ends = now.add({ minutes: setUpMinutes }).epochMilliseconds;
  const text = JSON.stringify({ ends, setUp });
  return sealed(secret, purposeOf(session), Buffer.from(text)).toString('base64url');
}

interface OpenSetUp {
  readonly setUp: SetUp;
  readonly hash: Buffer;
  readonly ends: Temporal.Instant;
}

/** Null where it is over, or not of this session. */
export function openSetUp(ticket: string, { secret, session, now }: Sealing): OpenSetUp | null {
  const box = Buffer.from(ticket, 'base64url');
  const text = unsealed(secret, purposeOf(session), box);
  if (!text) return null;
  const { ends, setUp } = written.parse(JSON.parse(text.toString()));
  if (now.epochMilliseconds >= ends) return null;
  return {
    setUp,
    hash: createHash('sha256').update(box).digest(),
    ends: Temporal.Instant.fromEpochMilliseconds(ends),
  };
}
