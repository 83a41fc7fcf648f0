import { type Moment, stillHolds, thisMoment } from './acts.ts';
import { requestHeaders } from './request-headers.ts';

/** Milliseconds that what was asked ahead serves: of changes after it the screen hears only once it stands. */
const serves = 15_000;

interface Held {
  readonly hash: string;
  readonly asked: Moment;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly answer: Promise<Response>;
}

let held: readonly Held[] = [];

/**
 * Holds what the first screen will ask: the answer that came with the page (OWN-143) and, of a
 * signed-in reader, those to the operations that the page names, without variables, asked before the
 * scripts of the screen are here (page-document.ts; OWN-164).
 */
export function holdFirstAnswers(): void {
  held = [...withThePage(), ...askedAhead()];
}

function withThePage(): readonly Held[] {
  const page = document.querySelector<HTMLElement>('[data-answers]');
  const hash = page?.dataset['answers'];
  if (!page || hash === undefined) return [];
  page.remove();
  const answer = new Response(page.textContent, {
    headers: { 'Content-Type': 'application/json' },
  });
  return [{ hash, asked: thisMoment(), until: Infinity, answer: Promise.resolve(answer) }];
}

function askedAhead(): readonly Held[] {
  const named = document.querySelector<HTMLElement>('[data-asks]')?.dataset['asks'] ?? '';
  const asked = thisMoment();
  if (asked.session === null || named === '') return [];
  return named.split(' ').map((operation) => {
    const [operationName = '', hash = ''] = operation.split('=');
    const answer = send(operationName, hash);
    // Nobody may take it; who does meets the failure.
    answer.catch(() => undefined);
    return { hash, asked, until: Date.now() + serves, answer };
  });
}

const send = (operationName: string, hash: string) =>
  fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...requestHeaders() },
    body: JSON.stringify({
      operationName,
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });

/** The answer held for this request, once, if it still holds; else null. */
export function takeFirstAnswer(body: string): Promise<Response> | null {
  const found = held.find(({ hash }) => body.includes(hash));
  if (!found) return null;
  held = held.filter((one) => one !== found);
  return stillHolds(found.asked) && Date.now() < found.until ? found.answer : null;
}
