import type { ExitedTerritoriesQuery, Severity } from '#web/parts/graphql/generated/graphql.ts';

import { exitedTexts } from './exited.texts.ts';

export type Exited = NonNullable<ExitedTerritoriesQuery['exitedTerritories']>;
export type ExitedTerritory = Exited['territories'][number];
export type ExitedHeader = Pick<Exited['headers'][number], 'text' | 'value' | 'sortable'>;

interface ExitedView {
  readonly headers: readonly ExitedHeader[];
  readonly rows: readonly ExitedTerritory[];
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

/** The server's columns in its order; the default ones only where it lists none (EXD-03, B-36). */
export function exitedView({ headers, reprieve, ...list }: Exited): ExitedView {
  return {
    headers: headers.length > 0 ? headers : ownHeaders(reprieve),
    rows: list.territories,
    message:
      list.message === null || list.message === ''
        ? null
        : { text: list.message, severity: list.messageType },
  };
}

function ownHeaders(reprieve: boolean): readonly ExitedHeader[] {
  const sortable = true;
  return [
    { text: exitedTexts.numberName, value: 'number_name', sortable },
    { text: exitedTexts.type, value: 'type', sortable },
    { text: exitedTexts.login, value: 'login', sortable },
    { text: exitedTexts.activity, value: 'activity', sortable },
    { text: exitedTexts.releaseDate, value: 'release_date', sortable },
    { text: exitedTexts.returnDate, value: 'return_date', sortable },
    { text: exitedTexts.online, value: 'online', sortable },
    { text: exitedTexts.map, value: 'map_link', sortable: false },
    ...(reprieve ? [{ text: exitedTexts.reprieve, value: 'reprieve_btn', sortable: false }] : []),
  ];
}
