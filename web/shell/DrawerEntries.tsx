import { Menu, type MenuRef } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { MenuEntry } from '#schema/generated.ts';

import { usePeoplePages } from '../domain/people/people-pages.ts';
import { NamedIcon } from '../parts/icons/NamedIcon.tsx';
import classes from './DrawerEntries.module.css';
import { RequestsBadge } from './RequestsBadge.tsx';
import { entryTarget, holdsPage, leadsHere } from './shell.view.ts';

interface Page {
  readonly icon: string;
  readonly title: string;
  readonly target: string;
}

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly territory: string | null;
  readonly onOpenPage: () => void;
}

/** The server's menu entries in their order (SHELL-20…22). */
export function DrawerEntries({ entries, territory, onOpenPage }: Props) {
  const { pathname } = useLocation();
  const answers = usePeoplePages();
  const menu = useRef<MenuRef>(null);
  // antd leaves the groups out of the tab order.
  useEffect(() => {
    const groupTitles = menu.current?.menu?.list.querySelectorAll<HTMLElement>('[aria-expanded]');
    for (const title of groupTitles ?? []) title.tabIndex = 0;
  });
  const page = ({ icon, title, target }: Page) => {
    const here = leadsHere(target, pathname);
    return {
      key: target,
      icon: <NamedIcon name={icon} />,
      label: (
        <>
          <Link
            to={entryTarget(target, territory)}
            aria-current={here ? 'page' : undefined}
            onClick={onOpenPage}
          >
            {title}
          </Link>
          {answers && target === '/t-exited' && <RequestsBadge onOpenPage={onOpenPage} />}
        </>
      ),
    };
  };
  const groups = entries.filter(({ type }) => type !== 'one');
  const targets = entries.flatMap(({ type, target, children }) =>
    type === 'one' ? [target ?? '/'] : children.map((child) => child.target),
  );
  return (
    <Menu
      mode="inline"
      className={classes.entries}
      classNames={{ item: classes.entry ?? '', itemContent: classes.title ?? '' }}
      ref={menu}
      tabIndex={-1}
      selectedKeys={targets.filter((target) => leadsHere(target, pathname))}
      defaultOpenKeys={groups
        .filter((group) => holdsPage(group, pathname))
        .map(({ title }) => title)}
      items={entries.map((entry) =>
        entry.type === 'one'
          ? page({ ...entry, target: entry.target ?? '/' })
          : {
              key: entry.title,
              icon: <NamedIcon name={entry.icon} />,
              label: entry.title,
              children: entry.children.map(page),
            },
      )}
    />
  );
}
