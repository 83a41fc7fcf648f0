import { Temporal } from 'temporal-polyfill';
import { requestMailTexts } from '../domain/assignment/request-mail.texts.ts';
import { answerTexts } from '../domain/assignment/request-answer.texts.ts';
import { reminderLinks } from '../one-tap/reminder-links.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { withProduct } from '../parts/texts/product.ts';
import { lateNow } from './late.queries.ts';
import type { WaitingPush } from './outbox.queries.ts';
import { pushTexts as texts } from './push.texts.ts';
import { dueNow, stillHeld, stillWants, type DueNow } from './standing.queries.ts';
import { type Moment, stillStands, type ToldKind } from './still-stands.ts';

/** What a device shows, and where a touch leads: paths of the site. */
export interface Said {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly actions: readonly { readonly title: string; readonly url: string }[];
}

export interface SayPorts extends Moment {
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'>;
}

/** What is true when a message leaves; null where that is nothing, or nothing that its person may know or wants (OWN-410). */
export async function whatToSay(db: Db, it: WaitingPush, ports: SayPorts): Promise<Said | null> {
  const stands = it.kind === 'due' || (await isToTell(db, { ...it, kind: it.kind }, ports));
  const said = stands ? await sayings[it.kind](db, it, ports) : null;
  const { product } = ports.config;
  return (
    said && {
      ...said,
      title: withProduct(said.title, product),
      body: withProduct(said.body, product),
    }
  );
}

async function isToTell(
  db: Db,
  it: Omit<WaitingPush, 'kind'> & { readonly kind: ToldKind },
  moment: Moment,
): Promise<boolean> {
  const person = { id: it.user_id, role_id: it.role_id };
  return (
    (await stillWants(db, person.id, it.kind)) &&
    stillStands(db, it.kind, { ...it, person }, moment)
  );
}

type Saying = (db: Db, it: WaitingPush, ports: SayPorts) => Promise<Said | null>;

const plain = (title: string, body: string, url: string): Said => ({
  title,
  body,
  url,
  actions: [],
});

const sayings: Readonly<Record<WaitingPush['kind'], Saying>> = {
  given: async (db, { user_id, histories }) => {
    const { length } = await stillHeld(db, user_id, histories);
    return plain(texts.given(length), texts.givenBody, '/t-my-exited');
  },
  due: async (db, { user_id }, ports) => {
    const due = await dueNow(db, user_id, ports.clock.today().toString());
    const [only] = due;
    if (!only) return null;
    if (due.length === 1) return oneDue(db, user_id, only, ports);
    const late = due.filter(({ kind }) => kind === 'late').length;
    return plain(texts.several(due.length, late), texts.severalBody, '/t-my-exited');
  },
  answer: async (_, { detail }) => plain(answerIn(detail), texts.answerBody, '/t-my-exited'),
  request: async (_, { detail }) => {
    const { subject } = requestMailTexts[detail === 'month' ? 'month' : 'returned'];
    return plain(subject, texts.requestBody, '/t-exited?q=demande');
  },
  overdue: async (db, _, { clock }) => {
    const { length } = await lateNow(db, clock.today().toString());
    return plain(texts.overdue(length), texts.overdueBody, '/t-exited');
  },
  failure: async (_, { role_id }) =>
    plain(texts.failure, texts.failureBody, role_id === 1 ? '/c-server' : '/log'),
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
  { congregation, clock, config }: SayPorts,
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
