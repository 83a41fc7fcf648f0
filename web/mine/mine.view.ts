import type {
  LinkAction,
  MyExitedTerritoriesQuery,
  Severity,
} from '#web/parts/graphql/generated/graphql.ts';

import { mineTexts } from './mine.texts.ts';

export type Mine = NonNullable<MyExitedTerritoriesQuery['myExitedTerritories']>;
export type MyTerritory = Mine['territories'][number];

interface MineView {
  readonly message: { readonly text: string; readonly severity: Severity } | null;
  readonly rows: readonly MyTerritory[];
  /** False where the list is empty and the server's message already says so. */
  readonly listed: boolean;
}

/** The server's rows in its order, and its message (MYEX-03, MYEX-08). */
export function mineView({ territories, message, messageType }: Mine): MineView {
  const hasMessage = message !== null && message !== '';
  return {
    message: hasMessage ? { text: message, severity: messageType } : null,
    rows: territories,
    listed: territories.length > 0 || !hasMessage,
  };
}

/** The line below a question: which territory it is about, and what is requested for it. */
export const aboutOf = (row: MyTerritory | undefined, action?: LinkAction): string | undefined =>
  row && action ? mineTexts.of(row.numberName, mineTexts[action]) : row?.numberName;
