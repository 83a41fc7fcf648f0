import { RightOutlined } from '@ant-design/icons';
import { Link, useLocation } from 'react-router-dom';

import type { MenuEntry, MenuLink } from '#schema/generated.ts';

import { NamedIcon } from '../parts/icons/NamedIcon.tsx';
import classes from './DrawerEntries.module.css';
import { holdsPage, leadsHere } from './shell.view.ts';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly onOpenPage: () => void;
}

/** The server's menu entries in their order (SHELL-20…22). */
export function DrawerEntries({ entries, onOpenPage }: Props) {
  const { pathname } = useLocation();
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.title}>
          {entry.type === 'one' ? (
            <PageLink link={{ ...entry, target: entry.target ?? '/' }} onOpenPage={onOpenPage} />
          ) : (
            <details open={holdsPage(entry, pathname)}>
              <summary className={classes.entry}>
                <NamedIcon name={entry.icon} />
                <span>{entry.title}</span>
                <RightOutlined aria-hidden className={classes.caret} />
              </summary>
              <ul className={classes.children}>
                {entry.children.map((child) => (
                  <li key={child.target}>
                    <PageLink link={child} onOpenPage={onOpenPage} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PageLinkProps {
  readonly link: Pick<MenuLink, 'icon' | 'title' | 'target'>;
  readonly onOpenPage: () => void;
}

function PageLink({ link, onOpenPage }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.target}
      className={classes.entry}
      aria-current={leadsHere(link.target, pathname) ? 'page' : undefined}
      onClick={onOpenPage}
    >
      <NamedIcon name={link.icon} />
      <span>{link.title}</span>
    </Link>
  );
}
