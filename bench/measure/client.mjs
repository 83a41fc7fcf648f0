import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { requestOf } from './operations.mjs';

/**
 * @typedef {{ status: number, retryAfter: boolean, text: string }} Answer
 * @typedef {Answer & { took: number }} Timed milliseconds since it was due
 */

/** @typedef {{ readonly query?: '' }} Way */
/** @type {Way} */
const besideYoga = {};
/** With a text, and be it empty, the gateway leaves an operation to Yoga. @type {Way} */
export const throughYoga = { query: '' };

/**
 * Who asks a server over so many connections.
 * @param {string} origin
 * @param {string} token empty: signed out
 * @param {number} connections
 */
export function openClient(origin, token, connections) {
  const pool = new Pool(origin, { connections });
  const signedIn = {
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  };

  /**
   * @param {import('undici').Dispatcher.RequestOptions} options
   * @returns {Promise<Answer>}
   */
  async function send(options) {
    const { statusCode, headers, body } = await pool.request(options);
    const text = await body.text();
    return { status: statusCode, retryAfter: headers['retry-after'] !== undefined, text };
  }

  return {
    /** @param {string} path of a REST call that reads */
    get: (path) => send({ path, method: 'GET', headers: signedIn }),
    /**
     * @param {string} name of an operation
     * @param {object} [variables]
     * @param {Way} [way]
     */
    ask: (name, variables = {}, way = besideYoga) =>
      send({
        path: '/graphql',
        method: 'POST',
        headers: {
          ...signedIn,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ ...way, variables, extensions: requestOf(name) }),
      }),
    close: () => pool.destroy(),
  };
}

/**
 * Sends so many a second, whatever comes back.
 * @param {{ perSecond: number, seconds: number }} pace
 * @param {(at: number) => Promise<Answer>} send
 * @returns {Promise<readonly Timed[]>}
 */
export async function paced({ perSecond, seconds }, send) {
  const all = Math.round(perSecond * seconds);
  const began = performance.now();
  const dueAt = (/** @type {number} */ at) => began + (at * 1000) / perSecond;
  /** @param {number} at */
  const timed = async (at) => {
    const answer = await send(at);
    return { ...answer, took: performance.now() - dueAt(at) };
  };
  /** @type {Promise<Timed>[]} */
  const sent = [];
  while (sent.length < all) {
    while (sent.length < all && dueAt(sent.length) <= performance.now())
      sent.push(timed(sent.length));
    await pause(1);
  }
  return Promise.all(sent);
}

/**
 * A second: as many as are answered with so many always under way.
 * @param {{ atOnce: number, seconds: number }} how
 * @param {(at: number) => Promise<Answer>} send
 */
export async function held({ atOnce, seconds }, send) {
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        await send(answered);
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / (performance.now() - began);
}
