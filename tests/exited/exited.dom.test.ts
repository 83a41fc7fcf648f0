import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { main, visit } from '../support/dom/visit.ts';

const header = (text: string, value: string, sortable = true) => ({ text, value, sortable });
const headers = [
  header('Territoire', 'number_name'),
  header('Type', 'type'),
  header('Sortie', 'release_date'),
  header('Échéance', 'return_date'),
  header('Proclamateur', 'login'),
];
const out = (number: number, more: object = {}) => ({
  territoryId: String(number),
  historyId: String(100 + number),
  numberName: `T${number} - Rue ${number}`,
  link: `/t-view/${number}`,
  type: 'Courrier',
  releaseDate: '2026-01-02',
  releaseDateHuman: '02/01/2026',
  returnDate: '2026-05-02',
  returnDateHuman: '02/05/2026',
  login: 'DEMO Ancien',
  activity: 'Porte à porte',
  online: false,
  mapLink: null,
  cssClass: '',
  reprieveBtn: true,
  ...more,
});
const territories = [
  out(1, { cssClass: 'row-late' }),
  out(2, { cssClass: 'row-soon' }),
  out(3, { reprieveBtn: false }),
];
const list = (reprieve = true, more: object = {}) => ({
  ExitedTerritories: {
    exitedTerritories: {
      total: 3,
      reprieve,
      today: '2026-03-15',
      headers: reprieve ? [...headers, header('Sursis', 'reprieve_btn', false)] : headers,
      territories: reprieve
        ? territories
        : territories.map((it) => ({ ...it, reprieveBtn: false })),
      message: null,
      messageType: 'success',
      ...more,
    },
  },
});

const open = async (
  answers: Parameters<typeof visit>[1]['answers'] = list(),
  address = '/t-exited',
) => {
  const AssignmentRequests = { assignmentRequests: [] };
  const visitor = await visit(address, {
    answers: { ...menu(), AssignmentRequests, ...answers },
  });
  const table = await screen.findByRole('table');
  const rows = () => within(table).getAllByRole('row').slice(1);
  return { ...visitor, table, rows };
};

it('title, search, legend and the server’s columns; a reprieve only where the server says [EXD-01, EXD-02, EXD-03, EXD-05, EXD-11]', async () => {
  const { table, rows } = await open();
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Territoires attribués (3)');
  expect(screen.getByRole('group', { name: 'Légende' })).toBeTruthy();
  expect(screen.getByLabelText('Rechercher')).toBeTruthy();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Territoire', 'Type', 'Sortie', 'Échéance', 'Proclamateur', 'Sursis', 'Rentrer']);
  expect(rows()).toHaveLength(3);
  expect(within(table).getAllByRole('button', { name: /^Sursis pour/u })).toHaveLength(2);
  expect(rows().map((row) => row.className)).toEqual(['row-late', 'row-soon', '']);
  expect(rows()[0]?.textContent).toContain('En retard');
  expect(rows()[1]?.textContent).toContain('Bientôt');
});

it('an elder reads the list and grants nothing [EXD-05, EXD-03]', async () => {
  const { table } = await open(list(false));
  expect(within(table).queryByRole('columnheader', { name: 'Sursis' })).toBe(null);
  expect(within(table).queryByRole('button', { name: /Sursis/u })).toBe(null);
});

it('a refused reprieve says why and leaves the list as it is [EXD-10, GEN-05]', async () => {
  const message = 'Ce territoire est déjà rentré.';
  const { user, rows, calls } = await open({
    ...list(),
    GrantReprieve: { grantReprieve: refusal(message) },
  });
  await user.click(screen.getByRole('button', { name: /^Sursis pour T2/u }));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(rows()).toHaveLength(3);
  expect(calls('GrantReprieve')).toEqual([{ territoryId: '2', historyId: '102' }]);
});

it('a refusal without a sentence has the default one [GEN-04]', async () => {
  const { user } = await open({ ...list(), GrantReprieve: { grantReprieve: refusal('') } });
  await user.click(screen.getByRole('button', { name: /^Sursis pour T2/u }));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Problème de connexion au serveur.',
  );
});

it('the keys walk over the rows and open the territory’s page [EXD-01, EXD-04]', async () => {
  const { user, rows, address } = await open({
    ...list(),
    TerritoryPage: () => new Promise(() => undefined),
    TerritoryGround: () => new Promise(() => undefined),
  });
  rows()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(rows()[2]);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/t-view/1'));
});

const granted = {
  grantReprieve: { __typename: 'Done', message: null, messageType: 'success', notice: null },
};
const acts = () => within(screen.getByRole('group', { name: 'Agir sur ce qui est coché' }));

it('what is ticked gets a month more after one question that names it; what may not have it is left out [EXD-06, OWN-258]', async () => {
  const { user, rows, calls } = await open({ ...list(), GrantReprieve: granted });
  expect(screen.queryByRole('group', { name: 'Agir sur ce qui est coché' })).toBe(null);
  for (const row of rows()) await user.click(within(row).getByRole('checkbox'));
  await user.click(acts().getByRole('button', { name: 'Sursis (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Voulez-vous ajouter un sursis ?' }));
  const about = dialog.getAllByText(/à rentrer le/u).map(({ textContent }) => textContent);
  expect(about).toEqual([
    'T1 - Rue 1\u202F: à rentrer le 02/06/2026',
    'T2 - Rue 2\u202F: à rentrer le 02/06/2026',
  ]);
  expect(calls('GrantReprieve')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Oui' }));
  await screen.findByText('Un mois de plus : T1 - Rue 1, T2 - Rue 2.');
  expect(calls('GrantReprieve')).toEqual([
    { territoryId: '1', historyId: '101' },
    { territoryId: '2', historyId: '102' },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Agir sur ce qui est coché' })).toBe(null),
  );
});

it('a month more for several is taken back together from its notice [EXD-07, OWN-157, OWN-356]', async () => {
  const grantReprieve = (historyId: unknown) => ({
    __typename: 'Done',
    message: null,
    messageType: 'success',
    notice: { text: '', about: null, color: null, timeout: null, undo: `act ${String(historyId)}` },
  });
  const { user, rows, calls } = await open({
    ...list(),
    GrantReprieve: ({ historyId }) => ({ grantReprieve: grantReprieve(historyId) }),
    UndoAct: { undoAct: grantReprieve(null) },
  });
  for (const row of rows()) await user.click(within(row).getByRole('checkbox'));
  await user.click(acts().getByRole('button', { name: 'Sursis (2)' }));
  await user.click(screen.getByRole('button', { name: 'Oui' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(calls('UndoAct')).toEqual([{ act: 'act 101,act 102', territoryId: null }]),
  );
});

it('what is ticked is returned by one call; of an elder’s list nothing can be ticked [RET-06, OWN-258]', async () => {
  const returned = {
    returnTerritories: { __typename: 'Done', message: null, messageType: 'success', notice: null },
  };
  const { user, rows, calls } = await open({ ...list(), ReturnTerritories: returned });
  for (const row of rows().slice(1)) await user.click(within(row).getByRole('checkbox'));
  await user.click(acts().getByRole('button', { name: 'Rentrer' }));
  await user.click(screen.getByRole('button', { name: 'Oui' }));
  await waitFor(() =>
    expect(calls('ReturnTerritories')).toEqual([
      { territoryIds: ['2', '3'], returnDate: '2026-03-15' },
    ]),
  );
});

it('an elder ticks nothing [EXD-06, OWN-258]', async () => {
  const { table } = await open(list(false));
  expect(within(table).queryByRole('checkbox')).toBe(null);
});

it('of one ticked row the server says what was done, and it can be taken back from there [EXD-07, OWN-157, OWN-258]', async () => {
  const text = 'Sursis d’un mois ajouté.';
  const notice = { text, about: null, color: null, timeout: null, undo: 'a1' };
  const { user, rows, calls } = await open({
    ...list(),
    GrantReprieve: { grantReprieve: { ...granted.grantReprieve, notice } },
  });
  await user.click(within(rows()[0]!).getByRole('checkbox'));
  await user.click(acts().getByRole('button', { name: 'Sursis' }));
  await user.click(screen.getByRole('button', { name: 'Oui' }));
  await screen.findByText(text);
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy();
  expect(calls('GrantReprieve')).toEqual([{ territoryId: '1', historyId: '101' }]);
});

it('a territory chosen in the address is ticked, and its act stands below the list [OWN-273]', async () => {
  const { rows } = await open(list(), '/t-exited?choix=2&q=T2');
  await waitFor(() => expect(rows()).toHaveLength(1));
  const { checked } = within(rows()[0]!).getByRole<HTMLInputElement>('checkbox');
  expect(checked).toBe(true);
  expect(acts().getByRole('button', { name: 'Sursis' })).toBeTruthy();
});

it('the last answered request ends the search that led to it; one that waits keeps it [OWN-276]', async () => {
  const request = (number: number) => ({
    requestId: String(number),
    historyId: String(100 + number),
    kind: 'month',
    login: 'DEMO Ancien',
    numberName: `T${number} - Rue ${number}`,
    askedOn: '2026-03-14',
    askedOnHuman: '14/03/2026',
  });
  const { user, rows, address, answer } = await open({
    ...list(),
    AssignmentRequests: { assignmentRequests: [request(1), request(2)] },
    GrantRequest: { grantRequest: granted.grantReprieve },
  });
  await user.click(screen.getByRole('link', { name: '2 demandes attendent une réponse' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  for (const [left, shown] of [
    [[request(2)], 1],
    [[], 3],
  ] as const) {
    answer({ AssignmentRequests: { assignmentRequests: left } });
    await user.click(screen.getAllByRole('button', { name: /^Accorder un mois/u })[0]!);
    await user.click(screen.getByRole('button', { name: 'Oui' }));
    await waitFor(() => expect(rows()).toHaveLength(shown));
    await waitFor(() => expect(address()).toBe(shown === 3 ? '/t-exited' : '/t-exited?q=demande'));
  }
});

it('a search that the address brought leaves with it, however soon [OWN-276]', async () => {
  const { user, rows, address } = await open({
    ...list(),
    AssignmentRequests: { assignmentRequests: [] },
  });
  const seen: string[] = [];
  for (const [there, found] of [
    ['/t-exited?q=T2', 1],
    ['/t-exited', 3],
  ] as const) {
    act(() => {
      history.pushState(null, '', there);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(rows()).toHaveLength(found));
    seen.push(screen.getByLabelText<HTMLInputElement>('Rechercher').value);
  }
  expect(seen).toEqual(['T2', '']);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(address()).toBe('/t-exited');
});
