import { useState, type ReactNode } from 'react';

import { Alert } from '../alert/Alert.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';
import { withProduct } from '../texts/product.ts';
import { texts as commonTexts } from '../texts/texts.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import type { TerritoryOption } from './territory.view.ts';
import classes from './TerritoryChoice.module.css';
import { TerritoryCombobox } from './TerritoryCombobox.tsx';

interface Props {
  readonly options: readonly TerritoryOption[];
  readonly chosen: string;
  readonly explained?: string;
  readonly problem?: ShownProblem | null;
  readonly action: ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onSubmit: () => void;
}

/** The card of t-edit and of t-remove: one territory, and what to do with it. */
export function TerritoryChoice({ options, chosen, explained, problem, ...props }: Props) {
  const [left, setLeft] = useState(false);
  if (options.length === 0) return <p>{withProduct(texts.none)}</p>;
  return (
    <form
      className={classes['card']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <TerritoryCombobox
        label={withProduct(texts.choose)}
        options={options}
        value={chosen}
        hint={texts.chooseHint}
        error={left && chosen === '' ? commonTexts.required : undefined}
        onChoose={props.onChoose}
        onBlur={() => setLeft(true)}
      />
      {explained !== undefined && <p className={classes['explained']}>{explained}</p>}
      {problem && <Alert severity={problem.severity}>{problem.message}</Alert>}
      <div className={classes['action']}>{props.action}</div>
    </form>
  );
}
