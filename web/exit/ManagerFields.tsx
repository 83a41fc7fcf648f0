import { useState, type ReactNode } from 'react';
import { useQuery } from 'urql';

import type { ExitEntries } from '#machines/exit/exit.rules.ts';
import type { Fault } from '#machines/fields/fields.rules.ts';

import { Combobox } from '../fields/Combobox.tsx';
import { DateField } from '../fields/DateField.tsx';
import { Switch } from '../fields/Switch.tsx';
import { queryView } from '../graphql/query.view.ts';
import { faultText } from '../texts/faults.ts';
import { withProduct } from '../texts/product.ts';
import { exitTexts } from './exit.texts.ts';
import { publishersQuery } from './exit.operations.ts';
import classes from './LoanDesk.module.css';

interface Props {
  readonly activity: ReactNode;
  readonly entered: ExitEntries;
  readonly onEnter: (entered: Partial<ExitEntries>) => void;
  readonly today: string;
  readonly forceOnlineOffered: boolean;
  readonly faults: Readonly<Record<'user' | 'releaseDate' | 'returnDate', Fault | null>>;
}

const texts = exitTexts.exit;

/** For whom and when: managers only (EXIT-04, EXIT-11, EXIT-13, EXIT-14, EXIT-15). */
export function ManagerFields({ activity, entered, onEnter, today, ...props }: Props) {
  const { forceOnlineOffered, faults } = props;
  const [{ data, fetching, error }, load] = useQuery({ query: publishersQuery });
  const people = queryView({ fetching, shown: data?.publishers, error });
  const [left, setLeft] = useState(false);
  const missing = people.state === 'failed' || people.state === 'stalled';

  return (
    <>
      <Combobox
        label={texts.user}
        options={data?.publishers?.users.map(({ id, login }) => ({ id, name: login })) ?? []}
        value={entered.userId}
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
        checked={entered.exitAndReturn}
        onChange={(exitAndReturn) => onEnter({ exitAndReturn })}
      />
      <div className={classes['pair']}>
        <DateField
          label={texts.releaseDate}
          typed={entered.releaseDate}
          onType={(releaseDate) => onEnter({ releaseDate })}
          last={today}
          fault={faults.releaseDate}
        />
        {entered.exitAndReturn && (
          <DateField
            label={texts.returnDate}
            typed={entered.returnDate}
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
          checked={entered.forceOnlineBooking}
          onChange={(forceOnlineBooking) => onEnter({ forceOnlineBooking })}
        />
      )}
    </>
  );
}
