import { CloseOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import { groundsTexts as texts } from './grounds.texts.ts';
import type { ShownMaking } from './grounds.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Grounds.module.css';

interface Props {
  readonly makings: readonly ShownMaking[];
  readonly onGiveUp: (makingId: string) => void;
}

/** Grounds on their way: how far each is, or why it failed. */
export const MakingCards = ({ makings, onGiveUp }: Props) => (
  <ul className={`${blocks.list} ${classes.cards}`} aria-label={texts.makings}>
    {makings.map(({ id, name, fileName, text, share, failed, idle }) => (
      <li key={id} className={`${blocks.tile} ${classes.card}`}>
        <h3>{name}</h3>
        <p className={classes.file}>{fileName}</p>
        {share !== null && (
          <progress
            className={classes.progress}
            value={share}
            aria-label={texts.progressOf(name)}
          />
        )}
        <p className={failed ? classes.failed : undefined}>{text}</p>
        <div className={classes.actions}>
          <Button
            aria-label={idle ? texts.forgetOne(name) : texts.giveUpOne(name)}
            onClick={() => onGiveUp(id)}
          >
            <CloseOutlined aria-hidden /> {idle ? texts.forget : texts.giveUp}
          </Button>
        </div>
      </li>
    ))}
  </ul>
);
