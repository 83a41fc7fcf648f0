import { openClient, paced } from '../measure/client.mjs';

/** What people ask most, with the variables of the screen. */
const asked = /** @type {const} */ ([
  ['Menu', {}],
  ['MyExitedTerritories', {}],
  ['ExitedTerritories', {}],
  ['AvailableTerritories', {}],
  ['Territories', {}],
  ['Dashboard', {}],
  ['EventLogs', {}],
  ['Histogram', { month: 12, prefilter: false }],
]);
const perSecond = 50;
const connections = 8;

/** @param {string} origin of a product with the demo data */
export async function openWork(origin) {
  const stranger = openClient(origin, '', 1);
  const { congregations } = dataOf('Congregations', await stranger.ask('Congregations'));
  const monaco = congregations.find((/** @type {{ name: string }} */ it) => it.name === 'Monaco');
  const signIn = { login: 'DEMO Responsable', password: 'demo2026', congregationId: monaco.id };
  const { token } = dataOf('SignIn', await stranger.ask('SignIn', signIn)).signIn;
  await stranger.close();
  const client = openClient(origin, token, connections);
  return {
    /**
     * Fifty calls a second; rejects when one fails.
     * @param {number} seconds
     */
    during: async (seconds) => {
      await paced({ perSecond, seconds }, async (call) => {
        const [name, variables] = asked[call % asked.length] ?? asked[0];
        const answer = await client.ask(name, variables);
        dataOf(name, answer);
        // Nothing of it is kept: half an hour of answers would fill the memory of who asks.
        return { ...answer, text: '' };
      });
    },
    close: () => client.close(),
  };
}

/**
 * @param {string} name
 * @param {import('../measure/client.mjs').Answer} answer
 */
function dataOf(name, { status, text }) {
  const { data, errors } = JSON.parse(text);
  if (status !== 200 || errors) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`);
  return data;
}
