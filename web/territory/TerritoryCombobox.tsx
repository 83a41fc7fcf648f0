import { useMemo, useState } from 'react';

import { Combobox } from '../parts/fields/Combobox.tsx';
import { NamedIcon } from '../parts/icons/NamedIcon.tsx';
import { foundRows } from '../domain/territory-picker/picker.view.ts';
import { serverColour } from '../parts/theme/server-colour.ts';
import type { TerritoryOption } from './territory.view.ts';
import classes from './TerritoryCombobox.module.css';

interface Props {
  readonly label: string;
  readonly options: readonly TerritoryOption[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** Keeps the chosen territory shown until another is chosen. */
  readonly sticky?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A territory by number or name; each option shows its place (DET-02, TEDT-01, TREM-01). */
export function TerritoryCombobox({ label, options, value, onChoose, sticky, ...rest }: Props) {
  const [seeking, setSeeking] = useState(false);
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  return (
    <Combobox
      {...rest}
      label={label}
      options={options}
      value={sticky && seeking ? '' : value}
      find={(_, typed) => foundRows(options, typed)}
      renderOption={({ id, name }) => {
        const option = byId.get(id);
        return (
          <span className={classes.option}>
            <span className={classes.icon} style={{ color: iconColour(option) }}>
              <NamedIcon name={option?.icon ?? ''} />
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.date}>{option?.returnDate}</span>
          </span>
        );
      }}
      onChange={(id) => {
        if (sticky) setSeeking(id === '');
        if (!sticky || id !== '') onChoose(id);
      }}
      onBlur={() => {
        setSeeking(false);
        rest.onBlur?.();
      }}
    />
  );
}

const iconColour = (option: TerritoryOption | undefined) => serverColour(option?.iconColor ?? '');
