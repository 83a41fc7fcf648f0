import { useState } from 'react';

import { takes, type Take } from '#machines/imports/import.rules.ts';
import type { ImportWord } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { UnknownWord } from './UnknownWord.tsx';
import { bulkTakes, type WordGroup } from './words.view.ts';

interface Props {
  readonly group: WordGroup;
  readonly disabled: boolean;
  readonly onTake: (words: readonly ImportWord[], take: Take | null) => void;
}

/** Each word is a field with a list of its own. */
const shownAtOnce = 30;

/** The words of one field that need a decision, or have one; the most frequent first. */
export function UnknownWords({ group, disabled, onTake }: Props) {
  const [count, setCount] = useState(shownAtOnce);
  const { field, rows, options } = group;
  const open = rows.filter(({ choice }) => choice === undefined);
  // What was decided one by one is not decided again with the rest.
  const words = (open.length > 0 ? open : rows).map(({ word }) => word);
  const more = rows.length - count;
  return (
    <section className={classes.words} aria-label={texts.unknown[field](rows.length)}>
      <h4>{texts.unknown[field](rows.length)}</h4>
      {rows.length > 1 && (
        <div className={blocks.tools}>
          {bulkTakes(field).map((take) => {
            const possible = words.filter((word) => takes(word, { take, id: null }));
            return (
              <Button
                key={take}
                disabled={disabled || possible.length === 0}
                onClick={() => onTake(possible, { take, id: null })}
              >
                {withProduct(texts.bulk[take](possible.length))}
              </Button>
            );
          })}
        </div>
      )}
      <ul>
        {rows.slice(0, count).map(({ word, choice }) => (
          <li key={word.word}>
            <UnknownWord
              word={word}
              choice={choice}
              options={options}
              onTake={(take) => onTake([word], take)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button onClick={() => setCount(count + shownAtOnce)}>
          {texts.moreWords(Math.min(more, shownAtOnce), more)}
        </Button>
      )}
    </section>
  );
}
