import { addressOf } from './address.ts';
import { invokedBy, invokersOf, type Known } from './machines.ts';
import { Place } from './Place.tsx';

/** What the machine is for, where it stands, who runs it and whom it runs. */
export function Heading({ known }: { readonly known: Known }) {
  const { id, facts, file, uses } = known;
  return (
    <div className="heading">
      <h1>{id}</h1>
      <p>{facts.about}</p>
      <ul className="facts">
        <li>
          <Place at={file} />
        </li>
        {uses.map(({ file, line, routes }) => (
          <li key={`${file}:${line}`}>
            run by <Place at={`${file}:${line}`} />{' '}
            {routes.length > 0 && <>on {routes.join(', ')}</>}
          </li>
        ))}
        <Machines before="invoked by" machines={invokersOf(known)} />
        <Machines before="invokes" machines={invokedBy(known)} />
      </ul>
    </div>
  );
}

function Machines({
  before,
  machines,
}: {
  readonly before: string;
  readonly machines: readonly Known[];
}) {
  if (machines.length === 0) return null;
  return (
    <li>
      {before}{' '}
      {machines.map(({ id }) => (
        <a key={id} href={addressOf(id)}>
          {id}{' '}
        </a>
      ))}
    </li>
  );
}
