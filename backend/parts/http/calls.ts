import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../db/database.ts';
import { actIn } from '../db/elsewhere.ts';
import {
  type CallName,
  type CapabilityCallName,
  type OpenCallName,
  type SignedInCallName,
} from '../permissions/permissions.ts';
import { guardCapabilities } from './capabilities.ts';
import { rolledBackWhenRefused } from './all-or-nothing.ts';
import { refuse, type Answer, type Sheet } from './answer.ts';
import { callRefusal } from './forbidden.ts';
import { httpTexts } from './http.texts.ts';
import { bodyHash, isIdempotencyKey, once } from './idempotency.ts';
import { openSession, Unauthenticated, type Session, type Tokens } from './open-session.ts';
import { noteSeen } from './note-seen.ts';
import { ReadFirst } from './read-first.ts';
import { writtenAnswer } from './written-json.ts';

/** Form of calls without a body. */
export const noForm = z.object({});

export interface PublicCall<Form> {
  readonly database: Database;
  readonly form: Form;
  readonly path: Readonly<Record<string, string>>;
  readonly address: string;
  /** The browser's `User-Agent` header; '' when absent. */
  readonly userAgent: string;
  readonly now: Temporal.Instant;
  /** Null where the header is missing or malformed; what it means is the call's own affair. */
  readonly idempotencyKey: string | null;
}

export interface SignedInCall<Form> {
  /** Limited to the session's congregation; commits on success, rolls back on a refusal. */
  readonly db: Db;
  readonly session: Session;
  readonly form: Form;
  readonly path: Readonly<Record<string, string>>;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  /** Registers work to run after a successful commit. */
  readonly afterwards: (work: () => Promise<void>) => void;
  readonly address: string;
  /**
   * The answer to one question asked outside of the transaction, e.g. of other transactions that must
   * stand whatever becomes of this one: it is rolled back and begins again with the answer.
   */
  readonly askOutside: (question: () => Promise<boolean>) => Promise<boolean>;
  /** The request has X-Requested-With, which cross-site links and forms cannot send. */
  readonly byScript: boolean;
  /** Names this call among those of its author; null where nothing keeps its answer. */
  readonly idempotencyKey: string | null;
}

export interface CallOptions {
  /** Runs in the account's own congregation, whichever the session works in (B-47). */
  readonly at?: 'home';
  /** Redacted answer stored for idempotent replays when the real one contains a secret. */
  readonly kept?: (answer: Answer) => Answer;
  /** A repeat does no harm: nothing is kept that tells who called when. */
  readonly unrecorded?: true;
}

interface Capability<Form> {
  readonly token: (call: PublicCall<Form>) => string;
  /** The answers to a wrong one. */
  readonly wrong: readonly Answer[];
}

/** Registers a feature's calls. A call missing from the permission table does not compile. */
export interface Calls {
  readonly public: <Form extends z.ZodType>(
    name: OpenCallName,
    form: Form,
    answer: (call: PublicCall<z.output<Form>>) => Promise<Answer>,
  ) => void;
  /** A call without a session, opened by a link, code or permission that cannot be guessed. */
  readonly capability: <Form extends z.ZodType>(
    name: CapabilityCallName,
    form: Form,
    capability: Capability<z.output<Form>>,
    answer: (call: PublicCall<z.output<Form>>) => Promise<Answer>,
  ) => void;
  /**
   * Runs `answer` in one transaction in the session's congregation. A POST with an
   * `Idempotency-Key` is executed once, however often it is repeated, unless `unrecorded`.
   */
  readonly signedIn: <Form extends z.ZodType>(
    name: SignedInCallName,
    form: Form,
    answer: (call: SignedInCall<z.output<Form>>) => Promise<Answer>,
    options?: CallOptions,
  ) => void;
  /** A call that changes nothing but the log and answers a file, created after the transaction. */
  readonly signedInSheet: <Form extends z.ZodType>(
    name: SignedInCallName,
    form: Form,
    answer: (call: SignedInCall<z.output<Form>>) => Promise<Answer | Sheet>,
    options?: Pick<CallOptions, 'at'>,
  ) => void;
}

interface Ports {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** Key of the hash of request bodies. */
  readonly secret: string;
  /** Overrides the server's body limit; `sentence` is the refusal of a larger body. */
  readonly bodyLimit?: { readonly bytes: number; readonly sentence: string };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    tooLarge?: string;
  }
}

export function callsOn(
  server: FastifyInstance,
  { database, tokens, clock, secret, bodyLimit }: Ports,
): Calls {
  const guarded = guardCapabilities();

  const route = (
    name: CallName,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) => {
    const [method = '', path = ''] = name.split(' ');
    server.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(bodyLimit && {
        bodyLimit: bodyLimit.bytes,
        config: { tooLarge: bodyLimit.sentence },
      }),
      handler: (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        return handle(request, reply);
      },
    });
  };

  const withoutSession =
    <Form extends z.ZodType>(
      form: Form,
      answer: (call: PublicCall<z.output<Form>>) => Promise<Answer>,
    ) =>
    async (request: FastifyRequest): Promise<Answer> => {
      const read = form.safeParse(request.body ?? {}, inFrench);
      if (!read.success) return refuse(firstMessage(read.error));
      const key = keyOf(request);
      return answer({
        database: database.labelled(request.id),
        form: read.data,
        path: pathOf(request),
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        now: clock.now(),
        idempotencyKey: isIdempotencyKey(key) ? key.toLowerCase() : null,
      });
    };

  /** Checks session, permission and form in this order, within the transaction of the call. */
  const asSession = async <Form extends z.ZodType, Answered extends { readonly success: boolean }>(
    name: SignedInCallName,
    form: Form,
    request: FastifyRequest,
    at: CallOptions['at'],
    work: (call: SignedInCall<z.output<Form>>) => Promise<Answered>,
  ): Promise<Answered | Answer> => {
    const claim = await tokens.read(request.headers.authorization);
    if (!claim) throw new Unauthenticated();
    let later: (() => Promise<void>)[] = [];
    let outside: boolean | null = null;
    const askOutside = async (question: () => Promise<boolean>): Promise<boolean> => {
      if (outside !== null) return outside;
      throw new ReadFirst(async () => {
        outside = await question();
      });
    };
    const inTransaction = async (db: Db): Promise<Answered | Answer> => {
      later = [];
      const session = await openSession(db, claim, clock.now());
      if (!session) throw new Unauthenticated();
      const refusal = callRefusal(name, session);
      if (refusal) return refusal;
      const sent = request.method === 'GET' ? request.query : request.body;
      const read = form.safeParse(sent ?? {}, inFrench);
      if (!read.success) return refuse(firstMessage(read.error));
      if (at !== 'home' && session.congregation !== session.home) {
        await actIn(db, session.congregation);
        if (!(await db.row(presentCongregation))) throw new Unauthenticated();
      }
      return work({
        db,
        session,
        form: read.data,
        path: pathOf(request),
        today: clock.today(),
        now: clock.now(),
        afterwards: (deed) => later.push(deed),
        address: request.ip,
        askOutside,
        byScript: request.headers['x-requested-with'] !== undefined,
        idempotencyKey: null,
      });
    };
    const answered = await rolledBackWhenRefused<Answered | Answer>(
      database.labelled(request.id),
      claim.home,
      inTransaction,
    );
    noteSeen(database, claim, clock.now());
    const undone = (cause: unknown) => request.log.error({ err: cause }, 'defect');
    if (answered.success) for (const deed of later) deed().catch(undone);
    return answered;
  };

  return {
    public: (name, form, answer) => route(name, withoutSession(form, answer)),

    capability: (name, form, { token, wrong }, answer) =>
      route(
        name,
        withoutSession(form, (call) =>
          guarded({ address: call.address, now: call.now, token: token(call), wrong }, () =>
            answer(call),
          ),
        ),
      ),

    signedIn: (name, form, answer, { at, kept, unrecorded = false } = {}) =>
      route(name, async (request, reply) => {
        const key = keyOf(request);
        const answered = await asSession(name, form, request, at, async (call) => {
          if (key === undefined || unrecorded) return answer(call);
          if (!isIdempotencyKey(key)) return refuse(httpTexts.unreadable);
          const repeatable = {
            userId: call.session.userId,
            key,
            call: name,
            bodyHash: bodyHash(request.body, secret),
            now: call.now,
            kept,
          };
          const named = { ...call, idempotencyKey: key.toLowerCase() };
          return once(call.db, repeatable, () => answer(named));
        });
        const written = writtenAnswer(answered);
        return written === null ? answered : reply.type(json).send(written);
      }),

    signedInSheet: (name, form, answer, { at } = {}) =>
      route(name, async (request, reply) => {
        const answered = await asSession(name, form, request, at, answer);
        if (!isSheet(answered)) return answered;
        const content = await answered.make();
        return reply
          .type(answered.mime)
          .header('Content-Disposition', attachment(answered.filename))
          .send(content);
      }),
  };
}

const isSheet = (answered: Answer | Sheet): answered is Sheet =>
  typeof answered['make'] === 'function';

const keyOf = ({ method, headers }: FastifyRequest) =>
  method === 'POST' ? headers['idempotency-key'] : undefined;

const attachment = (filename: string): string =>
  `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename)}`;

const json = 'application/json; charset=utf-8';

const presentCongregation = `
  select id
  from congregations
  where id = current_congregation()`;

/** Fallback for zod issues without a custom message. */
const inFrench = { error: () => httpTexts.unreadable } as const;

const firstMessage = (error: z.ZodError): string =>
  error.issues[0]?.message ?? httpTexts.unreadable;

const pathParts = z.record(z.string(), z.string());

const pathOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  pathParts.parse(params ?? {});
