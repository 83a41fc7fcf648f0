import type { MyExitedTerritoriesQuery, Severity } from '#web/generated/graphql.ts';

export type Mine = NonNullable<MyExitedTerritoriesQuery['myExitedTerritories']>;
export type MyTerritory = Mine['territories'][number];

interface MineView {
  readonly message: { readonly text: string; readonly severity: Severity } | null;
  readonly rows: readonly MyTerritory[];
  /** Nothing is assigned and the server has said so: no empty table below its sentence. */
  readonly listed: boolean;
}

/** MYEX-03, MYEX-08: the server's rows as they come, and its sentence. */
export function mineView({ territories, message, messageType }: Mine): MineView {
  const told = message !== null && message !== '';
  return {
    message: told ? { text: message, severity: messageType } : null,
    rows: territories,
    listed: territories.length > 0 || !told,
  };
}
