import { createContext, use } from 'react';

/** A snackbar: 4000 ms and light green by default (GEN-08, GEN-09). */
export interface Notice {
  readonly text: string;
  readonly color?: string | null | undefined;
  readonly timeout?: number | null | undefined;
  /** A part of the text that its button copies. */
  readonly copy?: string | null | undefined;
  /** Names the change that it tells of, where that can be taken back. */
  readonly undo?: string | null | undefined;
  /** What taking it back is about. */
  readonly about?: string | null | undefined;
  readonly action?: NoticeAction;
}

/** What a notice offers beside being closed, which it then is. */
export interface NoticeAction {
  readonly label: string;
  /** Its keys, as `aria-keyshortcuts` names them. */
  readonly keys: string;
  readonly act: () => void;
}

export interface Notices {
  readonly show: (notice: Notice) => void;
  readonly closeAll: () => void;
}

export const NoticeContext = createContext<Notices>({
  show: () => undefined,
  closeAll: () => undefined,
});

export const useNotice = () => use(NoticeContext);
