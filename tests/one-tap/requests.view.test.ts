import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withRequests } from '#web/one-tap/requests.columns.tsx';
import {
  granting,
  type OpenRequest,
  requestInWords,
  requestsByAssignment,
  requestsText,
} from '#web/one-tap/requests.view.ts';
import type { Column } from '#web/parts/table/table.column.ts';

const month: OpenRequest = {
  __typename: 'AssignmentRequest',
  requestId: '3',
  historyId: '340',
  kind: 'month',
  login: 'DEMO Proclamateur',
  numberName: 'T12 - Larvotto',
  askedOn: '2026-03-15',
  askedOnHuman: '15/03/2026',
};
const returned: OpenRequest = { ...month, requestId: '4', kind: 'returned' };
const other: OpenRequest = { ...month, requestId: '5', historyId: '341', askedOn: '2026-03-16' };

describe('a request in the exited list', () => {
  it('is shown at its assignment; of two, the one whose answer settles both', () => {
    const found = requestsByAssignment([month, other, returned]);
    expect(Object.fromEntries(found)).toEqual({ 340: [returned, month], 341: [other] });
    expect(requestsByAssignment(null).size).toBe(0);
  });

  it('is shown in searchable words', () => {
    expect(requestsText([month, returned])).toBe(
      'Demande\u202F: un mois de plus le 15/03/2026 · Demande\u202F: rentrée à confirmer le 15/03/2026',
    );
    expect(requestsText([])).toBe('');
  });

  it('is shown beside the due date while it is open, with its answers in the column of the reprieve', () => {
    type Row = { readonly historyId: string };
    const columns: Column<Row>[] = [
      { id: 'number_name', header: 'Territoire', text: ({ historyId }) => historyId },
      { id: 'return_date', header: 'À rentrer le', text: () => '01/05/2026' },
      { id: 'reprieve_btn', header: 'Sursis', text: () => '' },
    ];
    const shown = (requests: readonly OpenRequest[]) =>
      withRequests(columns, {
        byAssignment: requestsByAssignment(requests),
        canAnswer: true,
        answering: null,
        onAnswer: () => undefined,
      });
    expect(shown([])).toBe(columns);
    const [first, due, answers] = shown([month]);
    expect(first).toBe(columns[0]);
    const texts = ['340', '341'].map((historyId) => [
      due?.text({ historyId }),
      answers?.text({ historyId }),
    ]);
    expect(texts).toEqual([
      ['01/05/2026 Demande\u202F: un mois de plus le 15/03/2026', 'Accorder'],
      ['01/05/2026', ''],
    ]);
    const drawn = (column: Column<Row> | undefined, historyId: string) =>
      renderToStaticMarkup(column?.cell?.({ historyId }));
    expect(drawn(due, '340')).toContain('Demande\u202F: un mois de plus');
    expect(drawn(answers, '340').match(/<button/gu)).toHaveLength(2);
    expect([drawn(due, '341'), drawn(answers, '341')]).toEqual(['01/05/2026 ', '']);
  });

  it('is granted as what it requested', () => {
    expect([granting(month), granting(returned)]).toEqual(['grantMonth', 'grantReturn']);
  });
});

describe('the question before an answer', () => {
  it('names the territory and whose it is [GEN-22]', () => {
    expect(requestInWords([month, other], '3')).toBe('T12 - Larvotto – DEMO Proclamateur');
    expect(requestInWords([month, other], '9')).toBeUndefined();
    expect(requestInWords(null, undefined)).toBeUndefined();
  });
});
