import { useState, type ReactNode } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import type { ShownProblem } from '../parts/failure/problem.view.ts';
import { Empty } from '../parts/screen/Empty.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { useSite } from '../parts/site/site.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import type { TerritoryOption } from './territory.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryChoice.module.css';
import { TerritoryCombobox } from './TerritoryCombobox.tsx';

interface Props {
  readonly options: readonly TerritoryOption[];
  /** '' while none is chosen. */
  readonly territoryId: string;
  readonly explained?: string;
  readonly problem?: ShownProblem | null;
  readonly action: ReactNode;
  readonly onChoose: (territoryId: string) => void;
  readonly onSubmit: () => void;
}

/** The card of t-edit and t-remove: a territory to choose, and a button to act on it. */
export function TerritoryChoice({ options, territoryId, explained, problem, ...props }: Props) {
  const [left, setLeft] = useState(false);
  const { manages } = useSite();
  if (options.length === 0) {
    return (
      <p>
        <Empty text={manages ? texts.none : texts.noneYet} ways={[ways.create]} />
      </p>
    );
  }
  return (
    <form
      className={`${blocks.card} ${blocks.column} ${classes.card}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <TerritoryCombobox
        label={withProduct(texts.choose)}
        options={options}
        value={territoryId}
        hint={texts.chooseHint}
        error={left && territoryId === '' ? commonTexts.required : undefined}
        onChoose={props.onChoose}
        onBlur={() => setLeft(true)}
      />
      {explained !== undefined && <p className={blocks.quiet}>{explained}</p>}
      {problem && <Alert severity={problem.severity}>{problem.message}</Alert>}
      <div className={classes.action}>{props.action}</div>
    </form>
  );
}
