import { useId, useState, type ReactNode } from 'react';

import type { SettingsEntries } from '#machines/settings/settings.rules.ts';
import type { Settings } from '#schema/generated.ts';

import { DisclosureButton } from '../parts/disclosure/DisclosureButton.tsx';
import { settingsTexts } from './settings.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Settings.module.css';

/** Props of the four panels: the saved settings, the form's values, and how to change them. */
export interface PanelProps {
  readonly settings: Settings;
  readonly entered: SettingsEntries;
  readonly enter: (change: Partial<SettingsEntries>) => void;
}

interface Props {
  readonly title: string;
  readonly opened?: boolean;
  /** A field of this panel is invalid. */
  readonly faulty: boolean;
  readonly children: ReactNode;
}

/** A collapsible panel of the form (SET-02). */
export function SettingsPanel({ title, opened = false, faulty, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  return (
    <section className={`${blocks.panel} ${classes.panel}`}>
      <h2>
        <DisclosureButton
          id={`${id}-title`}
          className={classes.header}
          open={open}
          controls={id}
          onToggle={() => setOpen(!open)}
        >
          {title}
          {faulty && <span className={classes.faulty}>{settingsTexts.faulty}</span>}
        </DisclosureButton>
      </h2>
      <div id={id} role="group" aria-labelledby={`${id}-title`} hidden={!open}>
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  );
}
