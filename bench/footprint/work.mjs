import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { requestOf } from '../measure/operations.mjs';

/** What people ask most, with the variables of the screen. */
const asked = [
  ['Menu', {}],
  ['MyExitedTerritories', {}],
  ['ExitedTerritories', {}],
  ['AvailableTerritories', {}],
  ['Territories', {}],
  ['Dashboard', {}],
  ['EventLogs', {}],
  ['Histogram', { month: 12, prefilter: false }],
];
const perSecond = 50;

/** @param {string} origin */
export async function openWork(origin) {
  const pool = new Pool(origin, { connections: 8 });
  let token = '';

  /**
   * @param {string} name
   * @param {object} variables
   */
  async function ask(name, variables) {
    const sent = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ variables, extensions: requestOf(name) }),
    });
    const answer = /** @type {any} */ (await sent.body.json());
    if (sent.statusCode !== 200 || answer.errors)
      throw new Error(`${name}: ${sent.statusCode} ${JSON.stringify(answer).slice(0, 200)}`);
    return answer.data;
  }

  const congregation = (await ask('Congregations', {})).congregations.find(
    (/** @type {{ name: string }} */ { name }) => name === 'Monaco',
  );
  const signIn = { login: 'DEMO Responsable', password: 'demo2026' };
  token = (await ask('SignIn', { ...signIn, congregationId: congregation.id })).signIn.token;
  return {
    /**
     * Fifty calls a second; rejects when one fails.
     * @param {number} seconds
     */
    during: async (seconds) => {
      const began = performance.now();
      /** @type {Promise<unknown>[]} */
      const under = [];
      for (let call = 0; call < seconds * perSecond; call += 1) {
        const [name, variables] = /** @type {[string, object]} */ (asked[call % asked.length]);
        under.push(ask(name, variables));
        if (under.length === perSecond) await Promise.all(under.splice(0));
        await pause(Math.max(0, began + (call * 1000) / perSecond - performance.now()));
      }
      await Promise.all(under);
    },
    close: () => pool.close(),
  };
}
