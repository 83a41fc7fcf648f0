import { expect, type Page, type Route } from 'playwright/test';
import type { FailureCode } from '#machines/parts/failure/failure.ts';
import { failingWith } from '../pages/visitor.ts';

/** Holds back what a page asks of the gateway for a machine, so that states that wait can be looked at. */
export class HeldAnswers {
  readonly #page: Page;
  /** The actor that asks an operation. */
  readonly #actors: ReadonlyMap<string, string>;
  readonly #asked = new Map<string, Route[]>();
  #changes: Route | undefined;

  private constructor(page: Page, actors: ReadonlyMap<string, string>) {
    this.#page = page;
    this.#actors = actors;
  }

  /** An operation has the name of its actor with a capital, unless `others` names its actor. */
  static async of(
    page: Page,
    actors: readonly string[],
    others: Readonly<Record<string, string>> = {},
  ): Promise<HeldAnswers> {
    const usual = actors.map((actor) => [capitalised(actor), actor] as const);
    const held = new HeldAnswers(page, new Map([...usual, ...Object.entries(others)]));
    await page.route('**/graphql', (route) => held.#meet(route));
    return held;
  }

  async #meet(route: Route) {
    const operation = operationOf(route);
    const actor = this.#actors.get(operation);
    if (operation === 'Changed') this.#changes = route;
    else if (actor === undefined) await route.fallback();
    else this.#asked.set(actor, [...(this.#asked.get(actor) ?? []), route]);
  }

  /** Waits until the page has asked for an actor this many times. */
  async seeAsked(actor: string, times: number) {
    await expect
      .poll(() => this.#asked.get(actor)?.length ?? 0, {
        message: `the page asks for ${actor}`,
        intervals,
      })
      .toBe(times);
  }

  async come(actor: string) {
    await (await this.#last(actor)).continue();
  }

  async fail(actor: string, code: FailureCode) {
    await (await this.#last(actor)).fulfill({ json: failingWith(actor, code) });
  }

  async lose(actor: string) {
    await (await this.#last(actor)).abort();
  }

  /** Until now the page hears of no change, its own included, which would come at any moment. */
  async hearChanges() {
    await expect.poll(() => this.#changes !== undefined, { intervals }).toBe(true);
    const heard = this.#page.waitForResponse(
      (response) => response.request() === this.#changes?.request(),
    );
    await this.#changes?.continue();
    await heard;
  }

  async #last(actor: string): Promise<Route> {
    const last = () => this.#asked.get(actor)?.at(-1);
    await expect.poll(last, { message: `the page asks for ${actor}`, intervals }).toBeDefined();
    return last()!;
  }
}

const intervals = [20];

/** Files travel in a form, and are not held. */
function operationOf(route: Route): string {
  const isForm = route.request().headers()['content-type']?.startsWith('multipart') === true;
  if (isForm) return '';
  return (route.request().postDataJSON() as { operationName: string }).operationName;
}

const capitalised = (actor: string) => `${actor.charAt(0).toUpperCase()}${actor.slice(1)}`;
