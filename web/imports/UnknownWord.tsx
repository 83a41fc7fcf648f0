import { useMemo } from 'react';

import type { Take } from '#machines/imports/import.rules.ts';
import type { ImportChoice, ImportWord } from '#schema/generated.ts';

import type { Option } from '../parts/fields/combobox.view.ts';
import { Combobox } from '../parts/fields/Combobox.tsx';
import { optionIdOf, takeOf, wordHint, wordLabel, wordOptions } from './words.view.ts';

interface Props {
  readonly word: ImportWord;
  readonly choice: ImportChoice | undefined;
  readonly options: readonly Option[];
  readonly onTake: (take: Take | null) => void;
}

export function UnknownWord({ word, choice, options, onTake }: Props) {
  const offered = useMemo(() => wordOptions(word, options), [word, options]);
  return (
    <Combobox
      label={wordLabel(word)}
      hint={wordHint(word)}
      options={offered}
      value={optionIdOf(choice)}
      onChange={(id) => {
        if (id !== optionIdOf(choice)) onTake(takeOf(id));
      }}
    />
  );
}
