import { useState } from 'react';
import { useQuery } from 'urql';

import { chooseStartScreen, readStartScreen } from '../domain/device/start-screen.ts';
import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { chooseTextSize, type TextSize, useTextSizeChoice } from '../parts/theme/text-size.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { menuQuery } from '../shell/shell.operations.ts';
import { accountTexts as texts } from './account.texts.ts';
import { startOptions } from './account.view.ts';
import classes from './Connections.module.css';

const sizes: readonly { readonly id: TextSize; readonly name: string }[] = [
  { id: 'normal', name: texts.normal },
  { id: 'large', name: texts.large },
  { id: 'largest', name: texts.largest },
];

/** How this device shows the site: size of the text, first screen (OWN-271, OWN-274). */
export function DisplayCard() {
  const [{ data }] = useQuery({ query: menuQuery });
  const [start, setStart] = useState(readStartScreen);
  const size = useTextSizeChoice();
  const starts = startOptions(data?.menu?.items ?? []);
  return (
    <section
      className={`${blocks.panel} ${blocks.column} ${blocks.stack} ${classes.card}`}
      aria-labelledby="affichage"
    >
      <h2 id="affichage">{texts.display}</h2>
      <p className={blocks.hint}>{texts.displayHint}</p>
      <RadioGroup
        label={texts.textSize}
        options={sizes}
        value={size}
        onChange={(id) => chooseTextSize(sizes.find((one) => one.id === id)?.id ?? 'normal')}
      />
      {starts.length > 1 && (
        <RadioGroup
          label={texts.start}
          options={starts}
          value={start}
          onChange={(path) => {
            chooseStartScreen(path);
            setStart(path);
          }}
        />
      )}
    </section>
  );
}
