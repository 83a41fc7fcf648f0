import { useMemo, useState, type ReactNode } from 'react';
import { useQuery } from 'urql';

import type { ExitEntries } from '#machines/exit/exit.rules.ts';
import type { Fault } from '#machines/parts/fields/fields.rules.ts';

import { Combobox } from '../parts/fields/Combobox.tsx';
import { DateField } from '../parts/fields/DateField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { queryView } from '../parts/graphql/query.view.ts';
import { useAddition } from '../parts/additions/useAddition.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { faultText } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { exitTexts } from './exit.texts.ts';
import { publishersQuery, whatIsOutQuery } from './exit.operations.ts';
import { heldBy } from './held.view.ts';
import classes from './LoanDesk.module.css';
import { PersonOption } from './PersonOption.tsx';

interface Props {
  readonly activity: ReactNode;
  readonly entries: ExitEntries;
  readonly onEnter: (more: Partial<ExitEntries>) => void;
  readonly today: string;
  readonly forceOnlineOffered: boolean;
  readonly faults: Readonly<Record<'user' | 'releaseDate' | 'returnDate', Fault | null>>;
}

const texts = exitTexts.exit;

/** The fields of managers: for whom, when, online or not (EXIT-04, EXIT-11, EXIT-13, EXIT-14, EXIT-15). */
export function ManagerFields({ activity, entries, onEnter, today, ...props }: Props) {
  const { forceOnlineOffered, faults } = props;
  const [{ data, fetching, error }, load] = useQuery({ query: publishersQuery });
  const people = queryView({ fetching, shown: data?.publishers, error });
  const [left, setLeft] = useState(false);
  const users = data?.publishers?.users;
  const out = useAddition({ query: whatIsOutQuery, variables: {} });
  useChanged(out.reload);
  // What was out before the last exit is not what they have now.
  const territories = out.stale ? undefined : out.data?.exitedTerritories?.territories;
  const held = useMemo(() => territories && heldBy(territories), [territories]);
  const missing = people.state === 'failed' || people.state === 'stalled';

  return (
    <>
      <Combobox
        label={texts.user}
        options={users?.map(({ id, login }) => ({ id, name: login })) ?? []}
        renderOption={({ id, name }) => (
          <PersonOption login={name} held={held?.({ id, login: name }) ?? null} />
        )}
        value={entries.userId}
        onChange={(userId) => onEnter({ userId })}
        onBlur={() => setLeft(true)}
        onOpen={() => {
          if (missing) load({ requestPolicy: 'network-only' });
        }}
        error={missing ? texts.usersMissing : left ? faultText(faults.user) : undefined}
      />
      {activity}
      <Switch
        label={withProduct(texts.exitAndReturn)}
        checked={entries.exitAndReturn}
        onChange={(exitAndReturn) => onEnter({ exitAndReturn })}
      />
      <div className={classes.pair}>
        <DateField
          label={texts.releaseDate}
          typed={entries.releaseDate}
          onType={(releaseDate) => onEnter({ releaseDate })}
          last={today}
          fault={faults.releaseDate}
        />
        {entries.exitAndReturn && (
          <DateField
            label={texts.returnDate}
            typed={entries.returnDate}
            onType={(returnDate) => onEnter({ returnDate })}
            last={today}
            fault={faults.returnDate}
          />
        )}
      </div>
      {forceOnlineOffered && (
        <Switch
          kind="checkbox"
          label={texts.forceOnline}
          checked={entries.force.onlineBooking}
          onChange={(onlineBooking) => onEnter({ force: { ...entries.force, onlineBooking } })}
        />
      )}
    </>
  );
}
