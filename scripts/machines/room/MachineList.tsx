import { useState } from 'react';
import { addressOf } from './address.ts';
import { type Known, known } from './machines.ts';
import { partsWith } from './parts-with.ts';

/** All machines by feature; the lives of things stand apart. */
export function MachineList({ chosen }: { readonly chosen: string }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = known.filter(
    (one) =>
      `${one.id} ${one.feature} ${one.facts.about}`.toLowerCase().includes(wanted) ||
      partsWith(one, wanted).length > 0,
  );
  const features = groupedBy(
    found.filter(({ lifeCycle }) => !lifeCycle),
    ({ feature }) => feature,
  );
  const lives = found.filter(({ lifeCycle }) => lifeCycle);
  return (
    <nav className="list" aria-label="Machines">
      <details open={innerWidth > 900}>
        <summary>{known.filter(({ lifeCycle }) => !lifeCycle).length} machines</summary>
        <input
          type="search"
          placeholder="State, event, guard, question…"
          aria-label="Search machines"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className="groups">
          {[...features].map(([feature, machines]) => (
            <Group
              key={feature}
              title={feature}
              machines={machines}
              chosen={chosen}
              wanted={wanted}
            />
          ))}
          {lives.length > 0 && (
            <Group
              title="lives of things (tests)"
              machines={lives}
              chosen={chosen}
              wanted={wanted}
            />
          )}
          {found.length === 0 && <p className="soft">Nothing in any machine is called so.</p>}
        </div>
      </details>
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly machines: readonly Known[];
  readonly chosen: string;
  readonly wanted: string;
}

/** As many parts of one machine are listed. */
const most = 6;

function Group({ title, machines, chosen, wanted }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {machines.map((one) => {
          const parts = partsWith(one, wanted);
          return (
            <li key={one.id}>
              <a href={addressOf(one.id)} aria-current={one.id === chosen ? 'page' : undefined}>
                {one.id}
              </a>
              {parts.length > 0 && (
                <ul className="parts">
                  {parts.slice(0, most).map(({ part, kind, text }) => (
                    <li key={`${part} ${kind} ${text}`}>
                      <a href={addressOf(one.id, { part })}>
                        {text} <span className="soft">{kind}</span>
                      </a>
                    </li>
                  ))}
                  {parts.length > most && <li className="soft">and {parts.length - most} more</li>}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** `Map.groupBy` is younger than the TypeScript library of this project. */
function groupedBy(machines: readonly Known[], keyOf: (known: Known) => string) {
  const groups = new Map<string, readonly Known[]>();
  for (const one of machines) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
