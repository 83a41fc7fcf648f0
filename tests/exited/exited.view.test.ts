import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { reprieveMachine } from '#machines/exited/reprieve.machine.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { exitedColumns } from '#web/exited/exited.columns.tsx';
import {
  type Exited,
  type ExitedTerritory,
  exitedView,
  reprieveView,
} from '#web/exited/exited.view.ts';
import { failed, play } from '../support/play.ts';

const soon: ExitedTerritory = {
  __typename: 'ExitedTerritory',
  territoryId: '12',
  historyId: '340',
  numberName: 'T12 - Larvotto',
  link: '/t-view/12',
  type: 'Habitations',
  releaseDate: '2026-07-27',
  releaseDateHuman: '27/07/2026',
  returnDate: '2026-11-27',
  returnDateHuman: '27/11/2026',
  login: 'DEMO Ancien',
  activity: 'Porte à porte',
  online: false,
  mapLink: null,
  cssClass: 'row-soon',
  reprieveBtn: true,
};
const exited = (facts: Partial<Exited> = {}): Exited => ({
  __typename: 'ExitedTerritories',
  total: 1,
  reprieve: true,
  headers: [],
  territories: [soon],
  message: null,
  messageType: 'error',
  ...facts,
});
const reprieve = { canAsk: true, grantedTo: null, onAsk: () => undefined };
const header = (text: string, value: string, sortable = true) => ({
  __typename: 'ExitedHeader' as const,
  text,
  value,
  sortable,
});

describe('the exited list shows', () => {
  it('the columns of the server, in its order, with its titles [EXD-03]', () => {
    const { headers } = exitedView(
      exited({
        headers: [
          header('Qui', 'login'),
          header('Territoire', 'number_name', false),
          header('Autre', 'not_known'),
        ],
      }),
    );
    const columns = exitedColumns(headers, reprieve);
    expect(
      columns.map(({ id, header, text, sortBy }) => [id, header, text(soon), sortBy !== undefined]),
    ).toEqual([
      ['login', 'Qui', 'DEMO Ancien', true],
      ['number_name', 'Territoire', 'T12 - Larvotto', false],
      ['not_known', 'Autre', '', false],
    ]);
  });

  it('default columns when the server sends none, the reprieve for those who may grant it [EXD-03]', () => {
    const texts = (list: Exited) => exitedView(list).headers.map(({ text }) => text);
    const all = [
      '{product}',
      'Type',
      'Proclamateur',
      'Activité',
      'Sortie le',
      'À rentrer le',
      'En ligne',
      'Carte',
    ];
    expect(texts(exited())).toEqual([...all, 'Sursis']);
    expect(texts(exited({ reprieve: false }))).toEqual(all);
    expect(exitedColumns(exitedView(exited()).headers, reprieve)[0]?.header).toBe('Territoire');
  });

  it('the name of a territory as a link to its page, in whatever column the server puts it [EXD-04]', () => {
    const column = exitedColumns(exitedView(exited()).headers, reprieve)[0];
    const link = column?.cell?.({ ...soon, link: '/t-view/7' });
    expect(isValidElement(link) && link.props).toEqual({
      link: '/t-view/7',
      children: 'T12 - Larvotto',
    });
  });

  it('dates in order of their machine value [EXD-03, GEN-12]', () => {
    const columns = exitedColumns(exitedView(exited()).headers, reprieve);
    const due = columns.find(({ id }) => id === 'return_date');
    expect([due?.text(soon), due?.sortBy?.(soon)]).toEqual(['27/11/2026', '2026-11-27']);
  });

  it('a reprieve only on the rows that the server marks [EXD-05]', () => {
    const column = exitedColumns(exitedView(exited()).headers, reprieve).at(-1);
    expect(column?.text(soon)).toBe('Sursis');
    expect(column?.text({ ...soon, reprieveBtn: false })).toBe('');
    expect(column?.cell?.({ ...soon, reprieveBtn: false })).toBe(false);
  });

  it('the sentence of the server with its type [EXD-02, EXD-14]', () => {
    expect(exitedView(exited({ message: 'Rien.', messageType: 'info' })).message).toEqual({
      text: 'Rien.',
      severity: 'info',
    });
    expect(exitedView(exited()).message).toBeNull();
  });
});

describe('the reprieve shows', () => {
  const ask = { type: 'ask', subject: { territoryId: '12', historyId: '340' } } as const;
  const confirm = { type: 'confirm' } as const;
  const shown = (events: Parameters<typeof play<typeof reprieveMachine>>[2]) =>
    reprieveView(play(reprieveMachine, undefined, events).snapshot);

  it('nothing before it is requested, and after Non [EXD-06]', () => {
    const quiet = { question: null, problem: null, canAsk: true, grantedTo: null };
    expect(shown([])).toEqual(quiet);
    expect(shown([ask, { type: 'cancel' }])).toEqual(quiet);
  });

  it('the documented question [EXD-06, GEN-22]', () => {
    expect(shown([ask]).question).toBe('Voulez-vous ajouter un sursis ?');
  });

  it('which row waits for the answer, and that no second one can be chosen [EXD-07]', () => {
    expect(shown([ask, confirm])).toEqual({
      question: null,
      problem: null,
      canAsk: false,
      grantedTo: '340',
    });
  });

  it('the sentence of a refusal [EXD-10, GEN-05]', () => {
    const message = 'Ce territoire est déjà rentré.';
    const refused = failed('grantReprieve', refusalError(message));
    expect(shown([ask, confirm, refused]).problem).toEqual({
      message,
      severity: 'error',
    });
  });

  it('the default sentence for an unreadable answer, none for a request that was never sent [GEN-04, GEN-06]', () => {
    const after = (code: 'BACKEND_BAD_RESPONSE' | 'NETWORK') =>
      shown([ask, confirm, failed('grantReprieve', new Failure(code))]).problem;
    expect(after('BACKEND_BAD_RESPONSE')).toEqual({
      message: 'Problème de connexion au serveur.',
      severity: 'error',
    });
    expect(after('NETWORK')).toBeNull();
  });
});
