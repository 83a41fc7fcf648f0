import { expect, it } from 'vitest';
import { logColumns } from '#web/log/log.columns.ts';
import { logView } from '#web/log/log.view.ts';

const entry = (action: string, numberName: string | null = null) => ({
  __typename: 'LogEntry' as const,
  numberName,
  datetime: '2026-03-15T09:00:00.000Z',
  datetimeHuman: '15/03/2026 10:00',
  login: 'DEMO Gestionnaire',
  action,
  cssClass: '',
});

const list = { __typename: 'EventLogs', messageType: 'info', message: null } as const;
const part = (total: number, ...actions: string[]) => ({
  ...list,
  total,
  logs: actions.map((it) => entry(it)),
});

it('older lines join the newest, whatever came in between, but never across a gap [LOG-01]', () => {
  const newest = part(5, 'e', 'd');
  const seen = (whole: ReturnType<typeof part> | null) => {
    const { rows, missing } = logView(newest, whole);
    return [rows.map(({ id, action }) => id + action).join(' '), missing];
  };
  expect(seen(null)).toEqual(['5e 4d', 3]);
  expect(seen(part(5, 'e', 'd', 'c', 'b', 'a'))).toEqual(['5e 4d 3c 2b 1a', 0]);
  expect(seen(part(4, 'd', 'c', 'b', 'a'))).toEqual(['5e 4d 3c 2b 1a', 0]);
  expect(seen(part(6, 'f', 'e', 'd', 'c', 'b', 'a'))).toEqual(['5e 4d 3c 2b 1a', 0]);
  expect(seen(part(3, 'c', 'b', 'a'))).toEqual(['5e 4d 3c 2b 1a', 0]);
  expect(seen(part(2, 'b', 'a'))).toEqual(['5e 4d', 3]);
});

it('an entry keeps its id when a newer one arrives [LOG-01]', () => {
  const ids = (...actions: string[]) =>
    logView(part(actions.length, ...actions)).rows.map(({ id, action }) => [action, id]);
  expect(ids('Rentrée', 'Sortie')).toEqual([
    ['Rentrée', '2'],
    ['Sortie', '1'],
  ]);
  expect(ids('Sursis', 'Rentrée', 'Sortie').slice(1)).toEqual(ids('Rentrée', 'Sortie'));
});

it('the server’s sentence is shown with its severity, unless it is empty [LOG-07]', () => {
  const message = (text: string | null) => logView({ ...part(0), message: text }).message;
  expect([message('Bonjour.'), message(''), message(null)]).toEqual([
    { text: 'Bonjour.', severity: 'info' },
    null,
    null,
  ]);
});

it('four columns, all sortable; the date is shown in words and sorted by its machine value [LOG-04, LOG-05]', () => {
  const row = { ...entry('Sortie', 'T12 - Rue Grimaldi'), id: '1' };
  expect(logColumns.map(({ header, text, sortBy }) => [header, text(row), sortBy?.(row)])).toEqual([
    ['Territoire', 'T12 - Rue Grimaldi', 'T12 - Rue Grimaldi'],
    ['Date', '15/03/2026 10:00', '2026-03-15T09:00:00.000Z'],
    ['Proclamateur', 'DEMO Gestionnaire', 'DEMO Gestionnaire'],
    ['Action', 'Sortie', 'Sortie'],
  ]);
});
