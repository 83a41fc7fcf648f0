import type { Page, Request } from 'playwright/test';
import { ownCongregation } from '../own-congregation.ts';

export const demoPassword = 'demo2026';

const backendUrl = () => process.env['PRODUCT_BACKEND_URL'] ?? '';

/** A token of the backend itself, without the sign-in screen. */
export async function tokenOf(
  login: string,
  congregation = ownCongregation().id,
  password = demoPassword,
): Promise<string> {
  const answer = await fetch(`${backendUrl()}/user/auth`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({
      login,
      password,
      congregation_id: String(congregation),
    }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** What the backend itself answers to a call with that token. */
export async function callWith(
  token: string,
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${backendUrl()}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
    body: form ? new URLSearchParams(form) : null,
  });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

/** Arrives signed in, as a tab does that has its token: it is not given again when it is lost. */
export async function arrive(page: Page, login: string, path: string, congregation?: number) {
  await arriveWithToken(page, await tokenOf(login, congregation), path);
}

export async function arriveWithToken(page: Page, token: string, path: string) {
  await page.goto('/icon.svg');
  await page.evaluate((value) => sessionStorage.setItem('jwt', JSON.stringify(value)), token);
  await page.goto(path);
}

type Variables = Readonly<Record<string, unknown>>;

interface Body {
  readonly operationName?: string;
  readonly variables?: Variables;
}

export type Answer = { readonly data?: unknown; readonly errors?: unknown };

/** Changes or replaces the gateway's answer to one operation. */
export async function answerInstead(
  page: Page,
  operation: string,
  change: (answer: Answer, variables: Variables) => Answer | 'abort' | Promise<Answer | 'abort'>,
) {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Body;
    if (body.operationName !== operation) return route.fallback();
    const response = await route.fetch();
    const answer = await change((await response.json()) as Answer, body.variables ?? {});
    return answer === 'abort' ? route.abort() : route.fulfill({ response, json: answer });
  });
}

const asksFor = (request: Request, operation: string) =>
  request.url().endsWith('/graphql') &&
  (request.postDataJSON() as Body).operationName === operation;

/** The next answer to an operation, from the moment of the call. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => asksFor(response.request(), operation));

/** Counts the requests of an operation. */
export function countCalls(page: Page, operation: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (asksFor(request, operation)) calls += 1;
  });
  return () => calls;
}

export const failingWith = (field: string, code: string, message = '', severity = 'error') => ({
  data: { [field]: null },
  errors: [{ message, path: [field], extensions: { code, severity } }],
});
