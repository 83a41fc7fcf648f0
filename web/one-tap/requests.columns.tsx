import { contentOf, type Column } from '../parts/table/table.column.ts';
import { RequestAnswers } from './RequestAnswers.tsx';
import { RequestChips } from './RequestChips.tsx';
import { requestsTexts } from './requests.texts.ts';
import { requestsText, type OpenRequest, type RequestAnswer } from './requests.view.ts';

export interface RequestColumn {
  readonly byAssignment: ReadonlyMap<string, readonly OpenRequest[]>;
  readonly canAnswer: boolean;
  readonly answering: string | null;
  readonly onAnswer: (answer: RequestAnswer, requestId: string) => void;
}

/** Adds the requests to the column of the return date, and their answers to that of the reprieve. */
export function withRequests<Row extends { readonly historyId: string }>(
  columns: readonly Column<Row>[],
  { byAssignment, ...answers }: RequestColumn,
): readonly Column<Row>[] {
  if (byAssignment.size === 0) return columns;
  const of = ({ historyId }: Row) => byAssignment.get(historyId) ?? [];
  return columns.map((column) => {
    const content = (row: Row) => contentOf(column, row);
    if (column.id === 'return_date') {
      const cell = (row: Row) => (
        <>
          {content(row)} <RequestChips requests={of(row)} />
        </>
      );
      return {
        ...column,
        text: (row) => `${column.text(row)} ${requestsText(of(row))}`.trim(),
        cell,
      };
    }
    if (column.id !== 'reprieve_btn') return column;
    return {
      ...column,
      compactWidth: 12,
      text: (row) => {
        const [first] = of(row);
        return column.text(row) || (first ? requestsTexts.grant[first.kind] : '');
      },
      cell: (row) => (
        <>
          {content(row)}
          <RequestAnswers requests={of(row)} {...answers} />
        </>
      ),
    };
  });
}
