import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ledgerOf } from '../../engines/ledger/ledger.ts';
import { menu, refusal } from '../support/dom/answers.ts';
import { main, visit } from '../support/dom/visit.ts';
import { settings } from '../settings/some-settings.ts';

const status = {
  serverStatus: {
    at: '2026-03-15T09:00:00Z',
    program: { version: '0.2.0', commit: null, node: '20.19.0', startedAt: '2026-03-12T08:00:00Z' },
    database: { embedded: true, version: '18.4', bytes: 3e9, migrations: 14, lastMigration: null },
    disk: null,
    backup: null,
    mails: { waiting: 0, failed: 0, fault: null },
    waitingJobs: 0,
    failed: 0,
    failedJobs: [],
    blocked: [],
    congregations: 2,
    people: 90,
    presence: null,
  },
};
const ledger = ledgerOf(['Acte']);
const [heads, line, end] = [ledger.heads, ledger.line(['Type ajouté']), ledger.end()];
const base64 = Buffer.from(heads + line + end.line).toString('base64');
const file = { __typename: 'AuditFile', filename: 'Fichier d’audit.csv', mime: 'text/csv', base64 };
const name = 'Emporter le fichier d’audit';
const open = async (takeAudit: object) => {
  // The DOM would follow the link of a file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const visitor = await visit('/c-server', {
    answers: { ...menu(), ServerStatus: status, TakeAudit: { takeAudit } },
  });
  await screen.findByRole('heading', { name: 'Fichier d’audit' });
  return visitor;
};
const field = (label: string) => main().getByRole('textbox', { name: label });

it('the acts of the last twelve months are taken along, and their head is shown to compare [OWN-385, OWN-387]', async () => {
  vi.setSystemTime('2026-03-15T12:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
  const { user, calls } = await open(file);
  expect(field('Du')).toHaveProperty('value', '15/03/2025');
  expect(field('Au')).toHaveProperty('value', '15/03/2026');
  await user.click(main().getByRole('button', { name }));
  const head = end.head.match(/.{8}/gu)?.join(':') ?? '';
  await main().findByText(head);
  expect(main().getByText(/^1 ligne\. Garde cette empreinte ailleurs/u)).toBeTruthy();
  const [[blob] = []] = saved.mock.calls;
  expect(blob instanceof Blob && (await blob.text())).toBe(heads + line + end.line);
  expect(calls('TakeAudit')).toEqual([
    { from: '2025-03-15', to: '2026-03-15', everyCongregation: true },
  ]);
});

it('no period is no file: the day is marked, and the button does nothing [OWN-385]', async () => {
  const { user, calls } = await open(file);
  const button = main().getByRole('button', { name });
  await user.clear(field('Au'));
  await user.type(field('Au'), '01/01/2020');
  expect(button).toHaveProperty('disabled', true);
  await waitFor(() => expect(field('Au').getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field('Du'));
  await user.type(field('Du'), '01/12/2019');
  expect(button).toHaveProperty('disabled', false);
  await user.click(button);
  await waitFor(() =>
    expect(calls('TakeAudit')).toEqual([
      { from: '2019-12-01', to: '2020-01-01', everyCongregation: true },
    ]),
  );
});

it('a refusal is shown in the backend’s words, and no head [OWN-385]', async () => {
  const { user } = await open(refusal('Le premier jour vient après le dernier.'));
  await user.click(main().getByRole('button', { name }));
  await main().findByText('Le premier jour vient après le dernier.');
  expect(main().queryByText(/Garde cette empreinte/u)).toBe(null);
});

const seeSettings = (archiveOf: string | null) =>
  visit('/c-setting', {
    answers: {
      ...menu(),
      Settings: { settings: { ...settings, archiveOf } },
      ImportRights: { allowedRoles: [] },
      TakeAudit: { takeAudit: file },
    },
  });

it('in the settings, it is of one’s own congregation [OWN-385]', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, calls } = await seeSettings('7');
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText(/Garde cette empreinte/u);
  expect(calls('TakeAudit')).toMatchObject([{ everyCongregation: false }]);
});

it('in the settings, it is not for who is no administrator, nor of a backend without archives [OWN-385]', async () => {
  await seeSettings(null);
  await screen.findByRole('button', { name: 'Enregistrer' });
  expect(screen.queryByRole('heading', { name: 'Fichier d’audit' })).toBe(null);
});
