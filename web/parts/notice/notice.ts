import { createContext, use } from 'react';

/** A snackbar: 4000 ms and light green by default (GEN-08, GEN-09). */
export interface Notice {
  readonly text: string;
  readonly color?: string | null | undefined;
  readonly timeout?: number | null | undefined;
  /** A part of the text that its button copies. */
  readonly copy?: string | null | undefined;
}

export interface Notices {
  readonly show: (notice: Notice) => void;
}

export const NoticeContext = createContext<Notices>({ show: () => undefined });

export const useNotice = () => use(NoticeContext);
