import { Temporal } from 'temporal-polyfill';
import { requestMailTexts } from '../domain/assignment/request-mail.texts.ts';
import { answerTexts } from '../domain/assignment/request-answer.texts.ts';
import { reminderLinks } from '../one-tap/reminder-links.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { mayKnowOf } from './failing.rules.ts';
import { lateNow } from './late.queries.ts';
import type { WaitingPush } from './outbox.queries.ts';
import { pushTexts as texts } from './push.texts.ts';
import {
  dueNow,
  ended,
  stillAsked,
  stillHeld,
  stillWants,
  type DueNow,
} from './standing.queries.ts';

/** What a device shows, and where a touch leads: paths of the site. */
export interface Said {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly actions: readonly { readonly title: string; readonly url: string }[];
}

export interface SayPorts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'>;
}

interface Moment extends SayPorts {
  readonly congregation: number;
  /** Tasks that fail now. */
  readonly failing: readonly string[];
}

/** What is true when a message leaves; null where that is nothing, or nothing that its person may know or wants (OWN-410). */
export async function whatToSay(db: Db, it: WaitingPush, moment: Moment): Promise<Said | null> {
  const said = await sayings[it.kind](db, it, moment);
  const { product } = moment.config;
  return (
    said && {
      ...said,
      title: withProduct(said.title, product),
      body: withProduct(said.body, product),
    }
  );
}

type Saying = (db: Db, it: WaitingPush, moment: Moment) => Promise<Said | null>;

const wanted =
  (kind: Exclude<WaitingPush['kind'], 'due'>, say: Saying): Saying =>
  async (db, it, moment) =>
    (await stillWants(db, it.user_id, kind)) ? say(db, it, moment) : null;

const ofManagers =
  (kind: 'request' | 'overdue' | 'failure', say: Saying): Saying =>
  async (db, it, moment) =>
    manages(it.role_id) ? wanted(kind, say)(db, it, moment) : null;

const plain = (title: string, body: string, url: string): Said => ({
  title,
  body,
  url,
  actions: [],
});

const sayings: Readonly<Record<WaitingPush['kind'], Saying>> = {
  given: wanted('given', async (db, { user_id, histories }) => {
    const held = await stillHeld(db, user_id, histories);
    return held === 0 ? null : plain(texts.given(held), texts.givenBody, '/t-my-exited');
  }),
  due: async (db, { user_id }, moment) => {
    const due = await dueNow(db, user_id, moment.clock.today().toString());
    const [only] = due;
    if (!only) return null;
    if (due.length === 1) return oneDue(db, user_id, only, moment);
    const late = due.filter(({ kind }) => kind === 'late').length;
    return plain(texts.several(due.length, late), texts.severalBody, '/t-my-exited');
  },
  answer: wanted('answer', async (db, { user_id, histories, detail }) => {
    const confirmed = detail === 'returned granted';
    const holds = confirmed ? await ended(db, histories) : await stillHeld(db, user_id, histories);
    if (holds === 0) return null;
    return plain(answerIn(detail), texts.answerBody, '/t-my-exited');
  }),
  request: ofManagers('request', async (db, { histories, detail }) => {
    if (!(await stillAsked(db, histories, detail))) return null;
    const { subject } = requestMailTexts[detail === 'month' ? 'month' : 'returned'];
    return plain(subject, texts.requestBody, '/t-exited?q=demande');
  }),
  overdue: ofManagers('overdue', async (db, _, { clock }) => {
    const { length } = await lateNow(db, clock.today().toString());
    return length === 0 ? null : plain(texts.overdue(length), texts.overdueBody, '/t-exited');
  }),
  failure: ofManagers('failure', async (_, { role_id, detail }, { failing }) => {
    if (!failing.includes(detail) || !mayKnowOf(detail, role_id)) return null;
    return plain(texts.failure, texts.failureBody, role_id === 1 ? '/c-server' : '/log');
  }),
};

function answerIn(detail: string): string {
  const { month, returned } = answerTexts.subjects;
  const [kind, answer] = detail.split(' ');
  const its = kind === 'month' ? month : returned;
  return answer === 'granted' ? its.granted : its.refused;
}

/** The acts of a reminder's mail: each leads to the page that asks before it does anything. */
async function oneDue(
  db: Db,
  userId: number,
  { history_id: historyId, due_date: dueDate, kind }: DueNow,
  { congregation, clock, config }: Moment,
): Promise<Said> {
  const reader = { congregationId: congregation, userId };
  const links = await reminderLinks(db, reader, [{ historyId, dueDate }], {
    config: { ...config, publicUrl: '' },
    now: clock.now(),
  });
  const its = links.get(historyId);
  if (!its) throw new Error('An assignment has no reminder links.');
  const day = Temporal.PlainDate.from(dueDate);
  const left = clock.today().until(day, { largestUnit: 'day' }).days;
  return {
    title: texts[kind].replace('{date}', shortDay(day)),
    body: texts.howLong(left),
    url: '/t-my-exited',
    actions: [
      { title: texts.returned, url: its.returned },
      { title: texts.month, url: its.month },
    ],
  };
}

const shortDay = (day: Temporal.PlainDate): string =>
  day.toLocaleString('fr-FR', { day: 'numeric', month: 'long' }).replace(/^1 /u, '1er ');
