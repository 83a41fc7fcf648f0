import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { reprieveQuestion } from '#machines/exited/reprieve.confirmation.ts';
import { Failure } from '#machines/failure/failure.ts';
import { refusalQuestion, returnGrantQuestion } from '#machines/one-tap/requests.confirmation.ts';
import { withRequests } from '#web/one-tap/requests.columns.tsx';
import {
  answersView,
  granting,
  type OpenRequest,
  requestsByAssignment,
  requestsText,
} from '#web/one-tap/requests.view.ts';
import type { Column } from '#web/table/table.column.ts';
import { done, failed, play } from '../support/play.ts';

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

describe('what people asked, in the list of what is out', () => {
  it('stands at its assignment, of two the one that answers both first', () => {
    const found = requestsByAssignment([month, other, returned]);
    expect(Object.fromEntries(found)).toEqual({ 340: [returned, month], 341: [other] });
    expect(requestsByAssignment(null).size).toBe(0);
  });

  it('is told in words that one can search', () => {
    expect(requestsText([month, returned])).toBe(
      'Demande : encore un mois le 15/03/2026 · Demande : dit l’avoir rendu le 15/03/2026',
    );
    expect(requestsText([])).toBe('');
  });

  it('stands beside the due date, its answers at the reprieve, as long as something waits', () => {
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
      ['01/05/2026 Demande : encore un mois le 15/03/2026', 'Accorder'],
      ['01/05/2026', ''],
    ]);
    const drawn = (column: Column<Row> | undefined, historyId: string) =>
      renderToStaticMarkup(column?.cell?.({ historyId }));
    expect(drawn(due, '340')).toContain('Demande : encore un mois');
    expect(drawn(answers, '340').match(/<button/gu)).toHaveLength(2);
    expect([drawn(due, '341'), drawn(answers, '341')]).toEqual(['01/05/2026 ', '']);
  });

  it('is granted as what was asked', () => {
    expect([granting(month), granting(returned)]).toEqual(['grantMonth', 'grantReturn']);
  });
});

describe('an answer', () => {
  const ask = { type: 'ask' as const, about: '3' };
  const confirm = { type: 'confirm' as const };
  type Events = Parameters<typeof play<typeof confirmationMachine>>[2];
  const shown = (events: {
    readonly grantMonth?: Events;
    readonly grantReturn?: Events;
    readonly refuse?: Events;
  }) => {
    const at = (question: string, played: Events = []) =>
      play(confirmationMachine, { question }, played).snapshot;
    return answersView(
      {
        grantMonth: at(reprieveQuestion, events.grantMonth),
        grantReturn: at(returnGrantQuestion, events.grantReturn),
        refuse: at(refusalQuestion, events.refuse),
      },
      [month, other],
    );
  };

  it('waits for nothing at first', () => {
    expect(shown({})).toEqual({
      question: null,
      about: undefined,
      problem: null,
      canAnswer: true,
      answering: null,
    });
  });

  it('asks in the words of the act, and says whom it is about [GEN-22]', () => {
    const about = 'T12 - Larvotto – DEMO Proclamateur';
    for (const [answer, question] of [
      ['grantMonth', 'Voulez-vous ajouter un sursis ?'],
      ['grantReturn', 'Voulez-vous renter ce {product} ?'],
      ['refuse', 'Voulez-vous refuser cette demande ?'],
    ] as const) {
      expect(shown({ [answer]: [ask] })).toMatchObject({ question, about, canAnswer: true });
    }
  });

  it('lets no other begin while it is under way', () => {
    expect(shown({ refuse: [ask, confirm] })).toMatchObject({
      question: null,
      canAnswer: false,
      answering: '3',
    });
  });

  it('that somebody else has given is told in the server’s sentence [GEN-05]', () => {
    const message = 'Cette demande n’attend plus de réponse.';
    const refusal = { __typename: 'Refusal', message, severity: 'error', forceOffered: null };
    expect(shown({ grantMonth: [ask, confirm, done('perform', refusal)] })).toMatchObject({
      problem: { message, severity: 'error' },
      canAnswer: true,
      answering: null,
    });
    const lost = failed('perform', new Failure('BACKEND_UNREACHABLE'));
    expect(shown({ refuse: [ask, confirm, lost] }).problem?.message).toBe(
      'Problème de connexion au serveur.',
    );
  });
});
