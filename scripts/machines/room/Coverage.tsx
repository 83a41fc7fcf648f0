import { useMemo } from 'react';
import { coverageOf, shareOf, sumOf } from '../coverage.ts';
import type { Runs } from '../play/runs.ts';
import { addressOf } from './address.ts';
import { known } from './machines.ts';

/** States and transitions that tests walk, by machine, the least first. */
export function Coverage({ runs }: { readonly runs: Runs }) {
  const rows = useMemo(
    () =>
      coverageOf(
        known.filter(({ lifeCycle }) => !lifeCycle).map(({ machine }) => machine),
        runs,
      ),
    [runs],
  );
  const all = sumOf(rows);
  return (
    <>
      <h1>Coverage</h1>
      <p>
        {shareOf(all.states)} of the states and {shareOf(all.transitions)} of the transitions are
        walked, one run at a time, by the tests of{' '}
        {runs.all
          ? 'machines, views, screens and flows.'
          : 'machines and views; npm run machines -- --coverage --all adds those of screens and flows (minutes).'}
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>machine</th>
              <th>states</th>
              <th>transitions</th>
              <th>not walked</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, states, transitions, missing }) => (
              <tr key={id}>
                <td>
                  <a href={addressOf(id)}>{id}</a>
                </td>
                <td className="number" data-of="states">
                  {shareOf(states)}
                </td>
                <td className="number" data-of="transitions">
                  {shareOf(transitions)}
                </td>
                <td>
                  {missing.map(({ part, reason }) => (
                    <span key={part} className="missing" title={reason ?? undefined}>
                      {part}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
