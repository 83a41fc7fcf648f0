import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { exitedColumns } from '#web/exited/exited.columns.tsx';
import { type Exited, type ExitedTerritory, exitedView } from '#web/exited/exited.view.ts';
import type { ExitedActions } from '#web/exited/useExitedActions.ts';

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
  userId: '4',
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
  today: '2026-11-24',
  headers: [],
  territories: [soon],
  message: null,
  messageType: 'error',
  ...facts,
});
const actions: ExitedActions = {
  today: '2026-11-24',
  returning: null,
  onReturn: () => undefined,
  granting: null,
  onGrant: () => undefined,
};
const reading = { ...actions, today: null };
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
    const columns = exitedColumns(headers, reading);
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
      'Sorti le',
      'À rentrer le',
      'En ligne',
      'Carte',
    ];
    expect(texts(exited())).toEqual([...all, 'Sursis']);
    expect(texts(exited({ reprieve: false }))).toEqual(all);
    expect(exitedColumns(exitedView(exited()).headers, reading)[0]?.header).toBe('Territoire');
  });

  it('the name of a territory as a link to its page, in whatever column the server puts it [EXD-04]', () => {
    const column = exitedColumns(exitedView(exited()).headers, reading)[0];
    const link = column?.cell?.({ ...soon, link: '/t-view/7' });
    expect(isValidElement(link) && link.props).toEqual({
      link: '/t-view/7',
      children: 'T12 - Larvotto',
    });
  });

  it('dates in order of their machine value [EXD-03, GEN-12]', () => {
    const columns = exitedColumns(exitedView(exited()).headers, reading);
    const due = columns.find(({ id }) => id === 'return_date');
    expect([due?.text(soon), due?.sortBy?.(soon)]).toEqual(['27/11/2026', '2026-11-27']);
  });

  it('a reprieve only on the rows that the server marks [EXD-05]', () => {
    const column = exitedColumns(exitedView(exited()).headers, reading).at(-1);
    expect(column?.text(soon)).toBe('Sursis');
    expect(column?.text({ ...soon, reprieveBtn: false })).toBe('');
    expect(column?.cell?.({ ...soon, reprieveBtn: false })).toBe(false);
  });

  it('beside the columns of the server the return, for those who may return all [OWN-47]', () => {
    const { headers } = exitedView(exited());
    const ids = (given: ExitedActions) => exitedColumns(headers, given).map(({ id }) => id);
    expect(ids(actions)).toEqual([...ids(reading), 'return_btn']);
    expect(exitedColumns(headers, actions).at(-1)?.text(soon)).toBe('Rentrer');
  });

  it('the sentence of the server with its type [EXD-02, EXD-14]', () => {
    expect(exitedView(exited({ message: 'Rien.', messageType: 'info' })).message).toEqual({
      text: 'Rien.',
      severity: 'info',
    });
    expect(exitedView(exited()).message).toBeNull();
  });
});
