import type { ReactNode } from 'react';

import buttonClasses from '../button/Button.module.css';
import linkClasses from '../button/ButtonLink.module.css';

interface Props {
  readonly subject: string;
  readonly text: string;
  /** What it is called aloud; its words by default. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a mail in the program of the device, without an address. */
export const MailLink = ({ subject, text, label, children }: Props) => (
  <a
    href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
    aria-label={label}
    className={`${buttonClasses['plain']} ${linkClasses['link']}`}
  >
    {children}
  </a>
);
