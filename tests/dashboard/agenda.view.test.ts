import { describe, expect, it } from 'vitest';
import { type Agenda, agendaView } from '#web/dashboard/agenda.view.ts';

const due = (number: number, dayHuman: string) => ({
  territoryId: String(100 + number),
  numberName: `T${number} - Rue ${number}`,
  login: 'DEMO Ancien',
  dayHuman,
});
/** Without the names of types, which nothing reads. */
const answered = (plain: object) => plain as Agenda;

const agenda = answered({
  late: { total: 7, rows: [due(1, '01/03/2026')] },
  soon: { total: 1, rows: [due(2, '20/03/2026')] },
  rested: { total: 60, rows: [due(3, ''), due(4, '02/01/2025')] },
  requests: {
    total: 1,
    rows: [{ requestId: '9', numberName: 'T2 - Rue 2', kind: 'month', login: 'DEMO Ancien' }],
  },
  changes: {
    total: 12,
    rows: [
      { numberName: 'T5 - Rue 5', atHuman: '14/03 09:30', login: 'DEMO A', action: 'Rentré' },
      { numberName: null, atHuman: '14/03 09:00', login: 'DEMO B', action: 'Paramètres modifiés' },
    ],
  },
});

describe('the agenda', () => {
  it('has five lists for managers, each leading to the whole of it [OWN-275]', () => {
    expect(agendaView(agenda, true).map(({ title, to }) => [title, to])).toEqual([
      ['Échéance dépassée (7)', '/t-exited?tri=return_date'],
      ['Échéance d’ici 14\u00A0jours (1)', '/t-exited?tri=return_date'],
      ['Demandes (1)', '/t-exited?q=demande'],
      ['Au repos depuis longtemps', '/t-available?tri=return_date'],
      ['Depuis hier (12)', '/log'],
    ]);
  });

  it('each row has its act, with the territory chosen [OWN-275]', () => {
    const rows = agendaView(agenda, true).flatMap((list) => list.rows);
    expect(rows.map(({ name, note, act }) => [name, note, act?.name, act?.to])).toEqual([
      ['T1 - Rue 1', '01/03/2026, DEMO Ancien', 'Rentrer T1 - Rue 1', '/t-return?choix=101'],
      ['T2 - Rue 2', '20/03/2026, DEMO Ancien', 'Sursis pour T2 - Rue 2', '/t-exited?choix=102'],
      [
        'T2 - Rue 2',
        'DEMO Ancien\u202F: un mois de plus',
        'Répondre pour T2 - Rue 2',
        '/t-exited?q=demande%20T2%20-%20Rue%202',
      ],
      ['T3 - Rue 3', 'jamais sorti', 'Sortir T3 - Rue 3', '/t-exit?choix=103'],
      ['T4 - Rue 4', 'rentré le 02/01/2025', 'Sortir T4 - Rue 4', '/t-exit?choix=104'],
      ['T5 - Rue 5, 14/03 09:30', 'DEMO A\u202F: Rentré', undefined, undefined],
      ['14/03 09:00', 'DEMO B\u202F: Paramètres modifiés', undefined, undefined],
    ]);
  });

  it('of an elder has three lists without acts, which lead to pages [OWN-275]', () => {
    const lists = agendaView(answered({ ...agenda, requests: null, changes: null }), false);
    expect(lists.map(({ id, rows }) => [id, rows.map(({ to, act }) => [to, act])])).toEqual([
      ['late', [['/t-view/101', null]]],
      ['soon', [['/t-view/102', null]]],
      [
        'rested',
        [
          ['/t-view/103', null],
          ['/t-view/104', null],
        ],
      ],
    ]);
  });

  it('an empty list says so [OWN-275]', () => {
    const nothing = { total: 0, rows: [] };
    const lists = agendaView(
      answered({
        late: nothing,
        soon: nothing,
        rested: nothing,
        requests: nothing,
        changes: nothing,
      }),
      true,
    );
    expect(lists.map(({ none }) => none)).toEqual([
      'Rien n’est en retard.',
      'Aucune échéance d’ici là.',
      'Aucune demande n’attend.',
      'Tout est sorti.',
      'Rien n’a changé.',
    ]);
  });
});
