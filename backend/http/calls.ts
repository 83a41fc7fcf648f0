import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../db/database.ts';
import {
  mayCall,
  type CallName,
  type PublicCallName,
  type SignedInCallName,
} from '../permissions/permissions.ts';
import { refuse, type Answer } from './answer.ts';
import { httpTexts } from './http.texts.ts';
import { openSession, type Session, type Tokens } from './session.ts';

/** For calls without a body. */
export const noForm = z.object({});

export interface PublicCall<Form> {
  readonly database: Database;
  readonly form: Form;
  readonly path: Readonly<Record<string, string>>;
  readonly address: string;
  readonly now: Temporal.Instant;
}

export interface SignedInCall<Form> {
  /** Sees the session's congregation only; committed when the answer is a success, rolled back when it is a refusal. */
  readonly db: Db;
  readonly session: Session;
  readonly form: Form;
  readonly path: Readonly<Record<string, string>>;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
}

/** How a feature adds its calls. A call that the permission table does not name does not compile. */
export interface Calls {
  readonly public: <Form extends z.ZodType>(
    name: PublicCallName,
    form: Form,
    answer: (call: PublicCall<z.output<Form>>) => Promise<Answer>,
  ) => void;
  /** One transaction in the session's congregation; `at: 'home'` works in the account's own one (B-47). */
  readonly signedIn: <Form extends z.ZodType>(
    name: SignedInCallName,
    form: Form,
    answer: (call: SignedInCall<z.output<Form>>) => Promise<Answer>,
    at?: 'home',
  ) => void;
}

interface Ports {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

export function callsOn(server: FastifyInstance, { database, tokens, clock }: Ports): Calls {
  const route = (name: CallName, handle: (request: FastifyRequest) => Promise<Answer>) => {
    const [method = '', path = ''] = name.split(' ');
    server.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: handle,
    });
  };

  return {
    public: (name, form, answer) =>
      route(name, async (request) => {
        const read = form.safeParse(request.body ?? {});
        if (!read.success) return refuse(firstMessage(read.error));
        return answer({
          database,
          form: read.data,
          path: pathOf(request),
          address: request.ip,
          now: clock.now(),
        });
      }),

    signedIn: (name, form, answer, at) =>
      route(name, async (request) => {
        const claim = await tokens.read(request.headers.authorization);
        if (!claim) throw new Unauthenticated();
        return rolledBackWhenRefused(database, claim.home, async (db) => {
          const session = await openSession(db, claim);
          if (!session) throw new Unauthenticated();
          if (!mayCall(name, session.role)) return refuse(httpTexts.forbidden);
          const read = form.safeParse(request.body ?? {});
          if (!read.success) return refuse(firstMessage(read.error));
          if (at !== 'home' && session.congregation !== session.home) {
            await db.row(actIn, [String(session.congregation)]);
          }
          return answer({
            db,
            session,
            form: read.data,
            path: pathOf(request),
            today: clock.today(),
            now: clock.now(),
          });
        });
      }),
  };
}

const actIn = `select set_config('app.congregation_id', $1, true)`;

/** No token, or one that opens no session (any more): the server answers 401 (B-46). */
export class Unauthenticated extends Error {}

class RolledBack extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

/** All or nothing: what a refused call has written is undone. */
async function rolledBackWhenRefused(
  database: Database,
  congregationId: number,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await database.asTenant(congregationId, async (db) => {
      const answer = await work(db);
      if (!answer.success) throw new RolledBack(answer);
      return answer;
    });
  } catch (cause) {
    if (cause instanceof RolledBack) return cause.answer;
    throw cause;
  }
}

const firstMessage = (error: z.ZodError): string =>
  error.issues[0]?.message ?? httpTexts.unreadable;

function pathOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(params ?? {});
}
