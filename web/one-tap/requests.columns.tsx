import type { Column } from '../table/table.column.ts';
import { RequestAnswers } from './RequestAnswers.tsx';
import { requestsTexts } from './requests.texts.ts';
import { requestsText, type Answer, type OpenRequest } from './requests.view.ts';

export interface RequestColumn {
  readonly byAssignment: ReadonlyMap<string, readonly OpenRequest[]>;
  readonly canAnswer: boolean;
  readonly answering: string | null;
  readonly onAnswer: (answer: Answer, requestId: string) => void;
}

/** Beside the server's columns, ours behind the first, while something waits for an answer. */
export function withRequests<Row extends { readonly historyId: string }>(
  columns: readonly Column<Row>[],
  { byAssignment, ...answers }: RequestColumn,
): readonly Column<Row>[] {
  if (byAssignment.size === 0) return columns;
  const of = ({ historyId }: Row) => byAssignment.get(historyId) ?? [];
  const column: Column<Row> = {
    id: 'requests',
    header: requestsTexts.header,
    text: (row) => requestsText(of(row)),
    sortBy: (row) => of(row)[0]?.askedOn ?? '9999',
    cell: (row) => of(row).length > 0 && <RequestAnswers requests={of(row)} {...answers} />,
    card: 'action',
    width: 27,
  };
  return [...columns.slice(0, 1), column, ...columns.slice(1)];
}
