import { Link } from 'react-router-dom';

import { waitingTexts as texts } from '../domain/assignment/requests.texts.ts';
import { useOpenRequests } from '../domain/assignment/useOpenRequests.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import classes from './RequestsBadge.module.css';

/** Beside the entry of what is out: how many requests wait, and the way to them (OWN-252). */
export function RequestsBadge({ onOpenPage }: { readonly onOpenPage: () => void }) {
  const { requests, reload } = useOpenRequests(true);
  useChanged(reload);
  const count = requests?.length ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={`/t-exited?q=${texts.found}`}
      className={classes.badge}
      aria-label={texts.badge(count)}
      title={texts.badge(count)}
      onClick={onOpenPage}
    >
      {count}
    </Link>
  );
}
