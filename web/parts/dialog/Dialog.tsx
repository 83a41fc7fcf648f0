import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import classes from './Dialog.module.css';
import { pushDialog } from './open-dialogs.ts';

interface Props {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Neither Escape nor a click on the backdrop closes it (LOST-01). */
  readonly persistent?: boolean;
  readonly fullScreen?: boolean;
  readonly width?: string;
  /** Buttons at the end of the title bar. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Where the button that opened a dialog is gone or disabled now, the focus goes on from the heading. */
function focusScreen() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
}

/** A native modal dialog, which traps the focus and restores it on closing; at most 50em wide (GEN-13). */
export function Dialog(props: Props) {
  const { title, open, onClose, persistent = false, fullScreen = false, width } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    const takeAway = pushDialog(dialog, fullScreen);
    return () => {
      takeAway();
      dialog.close();
      focusScreen();
    };
  }, [open, fullScreen]);

  const closeUnlessPersistent = () => {
    if (!persistent) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Chromium closes on a second Escape even if `cancel` is prevented, unless keydown is prevented
    // too.
    event.preventDefault();
    event.stopPropagation();
    closeUnlessPersistent();
  };
  const onPointer = (event: MouseEvent) => {
    if (event.target === element.current) closeUnlessPersistent();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop belongs to the dialog
    <dialog
      ref={element}
      className={fullScreen ? classes.fullScreen : classes.dialog}
      style={width === undefined ? undefined : { width }}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onMouseDown={onPointer}
      onCancel={(event) => {
        event.preventDefault();
        closeUnlessPersistent();
      }}
    >
      {open && (
        <div className={classes.sheet}>
          <header className={classes.header}>
            <h2 id={titleId}>{title}</h2>
            {props.actions}
          </header>
          <div className={classes.body}>{props.children}</div>
        </div>
      )}
    </dialog>
  );
}
