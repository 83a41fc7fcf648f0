import { httpTexts } from '../../../backend/parts/http/http.texts.ts';
import { mayCall } from '../../../backend/parts/permissions/permissions.ts';
import { ask, bearer, call } from '../asking.ts';
import type { Known } from '../calls.ts';
import { changesIn, rowsOf } from '../neighbour.ts';
import { roleIds, type Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { soundVariables } from '../variables.ts';

/** Every call and every operation by each role that may not make it; nothing may come of it. */
export async function roles(stage: Stage, known: Known): Promise<readonly Row[]> {
  for (const role of roleIds) await stage.seat(role);
  const before = await rowsOf(stage.database, 1);
  const rest = tallyOf('attacks', 'REST calls by roles that may not');
  const graphql = tallyOf('attacks', 'GraphQL operations by roles that may not');
  for (const role of roleIds) {
    const headers = bearer(await stage.seat(role));
    for (const one of known.calls.filter(({ name }) => !mayCall(name, role))) {
      const { text } = await call(stage, one, { headers });
      rest.tried();
      if (!text.includes(httpTexts.forbidden)) rest.through(`${one.name} as ${role}: ${text}`);
    }
    for (const one of known.operations) {
      if (one.calls.length === 0 || one.calls.some((name) => mayCall(name, role))) continue;
      const { text } = await ask(stage, one, soundVariables(one), headers);
      graphql.tried();
      if (!text.includes(httpTexts.forbidden)) graphql.through(`${one.name} as ${role}: ${text}`);
    }
  }
  for (const change of changesIn(before, await rowsOf(stage.database, 1))) rest.through(change);
  return [rest.row(), graphql.row()];
}
