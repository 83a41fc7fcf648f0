import type { MyExitedTerritoriesQuery, Severity } from '#web/parts/graphql/generated/graphql.ts';

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
