import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';

const job = (id: number, more: object = {}) => ({
  id: String(id),
  work: 'E-mail',
  congregation: `Assemblée ${id}`,
  attempts: 5,
  since: '2026-03-15T06:00:00Z',
  nextTry: '2026-03-15T09:02:00Z',
  fault: 'Le serveur d’e-mails ne répond pas.',
  ...more,
});
const status = (more: object = {}) => ({
  serverStatus: {
    at: '2026-03-15T09:00:00Z',
    program: { version: '0.2.0', commit: null, node: '20.19.0', startedAt: '2026-03-12T08:00:00Z' },
    database: { embedded: true, version: '18.4', bytes: 3e9, migrations: 14, lastMigration: null },
    disk: { free: 52e9, total: 1e12 },
    backup: null,
    mails: { waiting: 0, failed: 0, fault: null },
    waitingJobs: 2,
    failed: 0,
    failedJobs: [],
    blocked: [],
    congregations: 2,
    people: 90,
    presence: [
      { congregation: 'Centre', inWeek: 3, inMonth: 12, cards: 1, passkeys: 4 },
      { congregation: 'Port', inWeek: 0, inMonth: 0, cards: 0, passkeys: null },
    ],
    ...more,
  },
});
const failed = (...ids: readonly number[]) =>
  status({
    failed: ids.length,
    failedJobs: ids.map((id) => job(id)),
    mails: {
      waiting: ids.length,
      failed: ids.length,
      fault: 'Le serveur d’e-mails ne répond pas.',
    },
  });
const open = (answers: Parameters<typeof visit>[1]['answers']) =>
  visit('/c-server', { answers: { ...menu(), ...answers } });

it('a sound server says so, with each fact beside its name [OWN-92]', async () => {
  await open({ ServerStatus: status() });
  await screen.findByText('Tout fonctionne');
  const fact = (name: string) => main().getByText(name).closest('th')?.nextSibling?.textContent;
  expect(fact('Programme')).toBe('0.2.0, Node 20.19.0');
  expect(fact('Base de données')).toBe('PostgreSQL 18.4, fournie avec le programme');
  expect(main().getByText('Aucun travail n’a échoué.')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Tout relancer' })).toBe(null);
  expect(main().getByRole('link', { name: 'Assemblées' }).getAttribute('href')).toBe('/c-admin');
});

it('each congregation has numbers of who signs in, and no names [OWN-375, OWN-388]', async () => {
  await open({ ServerStatus: status() });
  const table = within(await screen.findByRole('table', { name: 'Qui se connecte' }));
  const rows = table.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Centre',
    'Port',
  ]);
  expect(cells).toEqual([
    ['3', '12', '1', '4'],
    ['0', '0', '0', '–'],
  ]);
});

it('a backend without such numbers shows no table of them [OWN-375]', async () => {
  await open({ ServerStatus: status({ presence: null }) });
  await screen.findByText('Tout fonctionne');
  expect(main().queryByRole('heading', { name: 'Qui se connecte' })).toBeNull();
});

it('a failed job is tried again after its question, and the state is read anew [OWN-93]', async () => {
  const visitor = await open({
    ServerStatus: failed(7, 8),
    RetryJob: {
      retryJob: {
        __typename: 'Done',
        message: null,
        messageType: 'success',
        notice: { text: 'Travail relancé.', color: 'success', timeout: null },
      },
    },
  });
  const { user, calls, answer } = visitor;
  await user.click(await screen.findByRole('button', { name: 'Relancer E-mail, Assemblée 7' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Relancer maintenant');
  expect(question.textContent).toContain('E-mail (Assemblée 7)');
  await user.click(within(question).getByRole('button', { name: 'Non' }));
  expect(calls('RetryJob')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Relancer E-mail, Assemblée 7' }));
  answer({ ServerStatus: failed(8) });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oui' }));
  await screen.findByText('Travail relancé.');
  expect(calls('RetryJob')).toEqual([{ jobId: '7' }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Relancer E-mail, Assemblée 7' })).toBe(null),
  );
});

it('all failed jobs are tried again together, and a refusal is shown [OWN-93]', async () => {
  const { user, calls } = await open({
    ServerStatus: failed(7, 8),
    RetryJob: { retryJob: refusal('Ce travail n’est plus en échec.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Tout relancer' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('2\u00A0travaux en échec');
  await user.click(within(question).getByRole('button', { name: 'Oui' }));
  await screen.findByText('Ce travail n’est plus en échec.');
  expect(calls('RetryJob')).toEqual([{ jobId: null }]);
});

it('the state refreshes by itself while the page is seen, and at once when it is seen again [OWN-92]', async () => {
  const paces: (() => void)[] = [];
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, every: number) => {
    if (every === 20_000) paces.push(work);
    return 0;
  }) as never);
  const { calls, answer } = await open({ ServerStatus: status() });
  await screen.findByText('Tout fonctionne');
  expect(paces).not.toEqual([]);
  const asked = calls('ServerStatus').length;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const pace of paces) pace();
  expect(calls('ServerStatus')).toHaveLength(asked);
  hidden.mockReturnValue(false);
  answer({ ServerStatus: failed(7) });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Des e-mails ne partent pas. Le serveur d’e-mails ne répond pas.');
});

it('who may not see it is told so, and shown nothing [OWN-92]', async () => {
  await open({
    ServerStatus: failing(
      'serverStatus',
      'REFUSED',
      "Tu n'as pas les droits nécessaires pour cette action.",
    ),
  });
  await screen.findByText("Tu n'as pas les droits nécessaires pour cette action.");
  expect(screen.queryByText('Travaux en échec')).toBe(null);
});
