import { asBefore, type Mark, toggled } from '#machines/domain/streets/streets.rules.ts';

import { streetTicksTexts as texts } from './street-ticks.texts.ts';
import { streetInWords, type TickedStreet } from './street-ticks.view.ts';
import classes from './StreetTicks.module.css';

const marks = ['done', 'again'] as const;

interface Props {
  readonly of: TickedStreet;
  /** Null for whoever only looks. */
  readonly onMark: ((mark: Mark) => void) | null;
}

/** 'Fait' and 'À refaire' of a street, or of one of its sides. */
export function Marks({ of: { name, side, state, parts }, onMark }: Props) {
  if (!onMark)
    return state === 'left' || state === 'mixed' ? null : <strong>{texts[state]}</strong>;
  const street = { street: name, side };
  return (
    <div className={classes.marks}>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          className={classes.mark}
          data-mark={mark}
          aria-pressed={pressed(parts.map((part) => part.state === mark))}
          aria-label={texts.of(texts[mark], streetInWords(street))}
          onClick={() =>
            onMark({ ...street, state: toggled(state, mark), back: asBefore(street, parts) })
          }
        >
          {texts[mark]}
        </button>
      ))}
    </div>
  );
}

function pressed(parts: readonly boolean[]): boolean | 'mixed' {
  if (parts.every(Boolean)) return true;
  return parts.some(Boolean) ? 'mixed' : false;
}
