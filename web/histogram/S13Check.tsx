import { Link } from 'react-router-dom';

import { s13Texts as texts } from './histogram.texts.ts';
import type { Check } from './histogram.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './S13Check.module.css';

interface Props {
  readonly check: Check;
  /** Called when a link to a finding is followed. */
  readonly onFollow: () => void;
}

/** Findings of the check, each with a link to the page where it can be corrected. */
export function S13Check({ check: { state, odd }, onFollow }: Props) {
  if (state !== 'checked' || odd.length === 0) {
    const sentences = {
      checking: texts.checking,
      unknown: texts.uncheckable,
      checked: texts.nothingOdd,
    };
    return (
      <p role="status" className={blocks.quiet}>
        {sentences[state]}
      </p>
    );
  }
  return (
    <section className={classes.check} aria-label={texts.odd(odd.length)}>
      <p role="status" className={classes.title}>
        {texts.odd(odd.length)}
      </p>
      <p className={blocks.quiet}>{texts.oddHint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul className={classes.list} tabIndex={0} aria-label={texts.odd(odd.length)}>
        {odd.map(({ oddity, numberName, link, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a territory may stand here twice with the same words
          <li key={at}>
            <Link to={link} onClick={onFollow}>
              {numberName}
            </Link>
            <span>
              {texts.oddities[oddity]}
              {text !== '' && <span className={classes.text}>{text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
