import { useId, useState, type ReactNode } from 'react';

import { settingsTexts } from './settings.texts.ts';
import classes from './Settings.module.css';

interface Props {
  readonly title: string;
  readonly opened?: boolean;
  /** Something in it is to be corrected. */
  readonly faulty: boolean;
  readonly children: ReactNode;
}

/** A part of the form under a header that opens and closes it (SET-02). */
export function SettingsPanel({ title, opened = false, faulty, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  return (
    <section className={classes['panel']}>
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          className={classes['header']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden className={classes['arrow']} />
          {title}
          {faulty && <span className={classes['faulty']}>{settingsTexts.faulty}</span>}
        </button>
      </h2>
      <div id={id} role="group" aria-labelledby={`${id}-title`} hidden={!open}>
        <div className={classes['content']}>{children}</div>
      </div>
    </section>
  );
}
