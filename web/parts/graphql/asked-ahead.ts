import { readToken } from '../storage/session-storage.ts';
import { requestHeaders } from './request-headers.ts';

/** Milliseconds that an answer serves: of changes after it the screen hears only once it stands. */
const serves = 15_000;

interface Asked {
  readonly hash: string;
  readonly token: string;
  readonly at: number;
  readonly answer: Promise<Response>;
}

let asked: readonly Asked[] = [];

/**
 * Asks what the first screen of a signed-in reader will ask, before its scripts are here or its shell
 * stands: operations without variables, which the page names as `data-asks="name=hash …"`, once
 * (page-document.ts; OWN-164).
 */
export function askAhead(): void {
  const page = document.querySelector<HTMLElement>('[data-asks]');
  const named = page?.dataset['asks'] ?? '';
  const token = readToken();
  if (!page || token === null || named === '') return;
  delete page.dataset['asks'];
  asked = named.split(' ').map((operation) => {
    const [operationName = '', hash = ''] = operation.split('=');
    const answer = send(operationName, hash);
    // Nobody may take it; who does meets the failure.
    answer.catch(() => undefined);
    return { hash, token, at: Date.now(), answer };
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

/** The answer to this request, once, if the same session has asked it ahead; else null. */
export function takeAhead(body: string): Promise<Response> | null {
  const found = asked.find(({ hash }) => body.includes(hash));
  if (!found) return null;
  asked = asked.filter((one) => one !== found);
  return found.token === readToken() && Date.now() - found.at < serves ? found.answer : null;
}
