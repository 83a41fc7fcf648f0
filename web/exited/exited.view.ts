import type { SnapshotFrom } from 'xstate';

import type { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { questionIn } from '#machines/meta/meta.ts';
import type { ExitedTerritoriesQuery, Severity } from '#web/generated/graphql.ts';

import { problemView } from '../failure/problem.view.ts';
import { exitedTexts } from './exited.texts.ts';

export type Exited = NonNullable<ExitedTerritoriesQuery['exitedTerritories']>;
export type ExitedTerritory = Exited['territories'][number];
export type ExitedHeader = Pick<Exited['headers'][number], 'text' | 'value' | 'sortable'>;

interface ExitedView {
  readonly headers: readonly ExitedHeader[];
  readonly rows: readonly ExitedTerritory[];
  readonly message: { readonly text: string; readonly severity: Severity } | null;
}

/** EXD-03: the server's columns in its order, ours only if it names none (B-36). */
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

/** The reprieve's flow, by the machine's own word. */
export function reprieveView(snapshot: SnapshotFrom<typeof confirmationMachine>) {
  const { question, about, problem } = snapshot.context;
  return {
    question: questionIn(snapshot.getMeta(), question),
    problem: problemView(problem),
    canAsk: snapshot.can({ type: 'ask', about: '' }) || snapshot.matches('asking'),
    grantedTo: snapshot.hasTag('busy') ? about : null,
  };
}

/** What a reprieve is about: the machine carries one word, the call needs two. */
export const aboutReprieve = (row: Pick<ExitedTerritory, 'territoryId' | 'historyId'>) =>
  `${row.territoryId}/${row.historyId}`;

export function reprieveOf(about: string) {
  const [territoryId = '', historyId = ''] = about.split('/');
  return { territoryId, historyId };
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
