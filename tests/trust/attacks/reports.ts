import { hear } from '../asking.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';

const reports = { 'content-type': 'application/reports+json' };

/** Reports of the policy: of other types, huge, of pages of others, and more than a minute takes (OWN-381). */
export async function policyReports({ product }: Stage): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'reports of the policy');
  const page = { documentURL: product.url, effectiveDirective: 'img-src' };
  const report = (blockedURL: string) =>
    JSON.stringify([{ type: 'csp-violation', body: { ...page, blockedURL } }]);
  const send = async (
    what: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    expected: readonly number[],
  ) => {
    tally.tried();
    const answer = await hear(`${product.url}/csp-reports`, { method: 'POST', headers, body });
    if (!expected.includes(answer.status)) tally.through(`${what}: ${answer.status}`);
    if (answer.headers.has('access-control-allow-origin')) tally.through(`${what}: any origin`);
    return answer.status;
  };
  for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'text/html', '']) {
    await send(`the type ${type}`, { 'content-type': type }, report('inline'), [415]);
  }
  for (const size of [33_000, 64_000, 1_000_000]) {
    await send(`${size} bytes`, reports, report('x'.repeat(size)), [413]);
  }
  for (const odd of ['', '{', '[[[[', '{"csp-report":7}', '"x"', 'null', '\u0000']) {
    await send(`the body ${odd}`, reports, odd, [400]);
  }
  let refused = 0;
  for (let one = 0; one < 300; one += 1) {
    const word = `https://x${one}.example.org/jean-dupont/${one}`;
    if ((await send('a flood', reports, report(word), [204, 429])) === 429) refused += 1;
  }
  if (refused < 170) tally.through(`of a flood of 300 only ${refused} are refused`);
  return [tally.row(`${refused} of 300 at once are refused`)];
}
