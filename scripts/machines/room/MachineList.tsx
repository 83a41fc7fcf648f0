import { useState } from 'react';
import { addressOf } from './address.ts';
import { type Known, known } from './machines.ts';

/** All machines by feature; the lives of things stand apart. */
export function MachineList({ chosen }: { readonly chosen: string }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = known.filter(({ id, feature, facts }) =>
    `${id} ${feature} ${facts.about}`.toLowerCase().includes(wanted),
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
          placeholder="Search"
          aria-label="Search machines"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className="groups">
          {[...features].map(([feature, machines]) => (
            <Group key={feature} title={feature} machines={machines} chosen={chosen} />
          ))}
          {lives.length > 0 && (
            <Group title="lives of things (tests)" machines={lives} chosen={chosen} />
          )}
          {found.length === 0 && <p className="soft">No machine is called so.</p>}
        </div>
      </details>
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly machines: readonly Known[];
  readonly chosen: string;
}

function Group({ title, machines, chosen }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {machines.map(({ id }) => (
          <li key={id}>
            <a href={addressOf(id)} aria-current={id === chosen ? 'page' : undefined}>
              {id}
            </a>
          </li>
        ))}
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
