import { CloseOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { drawerWidth } from '#schema/limits.ts';
import type { MenuEntry } from '#schema/generated.ts';

import classes from './Drawer.module.css';
import { DrawerEntries } from './DrawerEntries.tsx';
import { shellTexts } from './shell.texts.ts';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly open: boolean;
  readonly wide: boolean;
  readonly send: (event: { type: 'drawer.toggled' } | { type: 'page.opened' }) => void;
}

const size = { inlineSize: drawerWidth };

/** The menu: beside the content on wide screens, a modal above it on narrow ones (SHELL-18, SHELL-19, B-76). */
export function Drawer({ entries, open, wide, send }: Props) {
  if (!open) return null;
  const onOpenPage = () => send({ type: 'page.opened' });
  return wide ? (
    <nav aria-label={shellTexts.navigation} className={classes.beside} style={size}>
      <DrawerEntries entries={entries} onOpenPage={onOpenPage} />
    </nav>
  ) : (
    <DrawerAbove onClose={() => send({ type: 'drawer.toggled' })}>
      <DrawerEntries entries={entries} onOpenPage={onOpenPage} />
    </DrawerAbove>
  );
}

interface AboveProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function DrawerAbove({ onClose, children }: AboveProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks on the backdrop; the dialog handles Escape
    <dialog
      ref={dialog}
      className={classes.above}
      style={size}
      aria-label={shellTexts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <nav aria-label={shellTexts.navigation} style={size}>
        <button
          type="button"
          className={classes.close}
          aria-label={shellTexts.closeMenu}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden />
        </button>
        {children}
      </nav>
    </dialog>
  );
}
