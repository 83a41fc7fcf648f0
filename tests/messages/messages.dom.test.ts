import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccount } from '../account/own-account.ts';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { main, visit } from '../support/dom/visit.ts';

const late = { kind: 'late', mail: true, push: true, mailFault: null };
const overdue = { kind: 'overdue', mail: false, push: false, mailFault: null };
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
const phone = { id: 'a', device: 'Chrome sur Android', since: '16/03/2026', mark: 'abc' };
const rest = { pushKey: 'BKey', quietFrom: 21, quietUntil: 8, devices: [phone] };
const Messages = (...choices: readonly object[]) => ({ messages: { ...rest, choices } });

const open = (...choices: readonly object[]) =>
  visit('/u-messages', {
    answers: {
      ...menu(),
      ...nothingMine,
      Messages: Messages(...choices),
      ChooseMessage: { chooseMessage: done },
      SetQuietHours: { setQuietHours: done },
      EndMessageDevice: { endMessageDevice: done },
    },
  });

describe('the page of one’s messages', () => {
  it('says what, by which way, and saves each box at once [OWN-405]', async () => {
    const { user, calls, answer } = await open(late, overdue);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Un de mes territoires est en retard',
      'Le lundi, les territoires en retard',
    ]);
    const box = (name: string) => table.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('Un de mes territoires est en retard, par e-mail').checked).toBe(true);
    answer({ Messages: Messages(late, { ...overdue, mail: true }) });
    await user.click(box('Le lundi, les territoires en retard, par e-mail'));
    await waitFor(() => expect(calls('Messages')).toHaveLength(2));
    expect(calls('ChooseMessage')).toEqual([{ kind: 'overdue', way: 'mail', wanted: true }]);
    await waitFor(() =>
      expect(box('Le lundi, les territoires en retard, par e-mail').checked).toBe(true),
    );
  });

  it('says why there is no mail, where that is changed, and offers no box for it [OWN-406]', async () => {
    await open({ ...late, mailFault: 'noAddress' }, { ...overdue, mailFault: 'noAddress' });
    await screen.findByText('Ton compte n’a pas d’adresse e-mail.');
    expect(main().getByRole('link', { name: 'Le changer dans Mon compte' })).toHaveProperty(
      'pathname',
      '/u-my-account',
    );
    const name = 'Un de mes territoires est en retard, par e-mail';
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(true);
  });

  it('has no tick where nothing could come, and no box for mails that the site does not send [OWN-406]', async () => {
    const unsent = { ...late, mailFault: 'noServer' };
    await visit('/u-messages', {
      answers: {
        ...menu(),
        ...nothingMine,
        Messages: { messages: { ...rest, devices: [], choices: [unsent] } },
      },
    });
    await screen.findByText('Ce site n’envoie pas d’e-mails.');
    expect(screen.queryByText(/Les e-mails partent/u)).toBeNull();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked, box.disabled])).toEqual(
      [['Un de mes territoires est en retard, par notification', false, true]],
    );
  });

  it('says why this browser shows none, ends another device once confirmed, and sets quiet hours [OWN-408, OWN-411]', async () => {
    const { user, calls } = await open(late);
    await screen.findByText('Ce navigateur ne connaît pas les notifications.');
    expect(screen.queryByRole('button', { name: 'Recevoir sur cet appareil' })).toBeNull();
    expect(main().getByRole('listitem').textContent).toBe(
      'Chrome sur Androiddepuis le 16/03/2026Ne plus recevoir',
    );
    const end = 'Ne plus recevoir sur Chrome sur Android, depuis le 16/03/2026';
    await user.click(screen.getByRole('button', { name: end }));
    expect(calls('EndMessageDevice')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Oui' }));
    await waitFor(() => expect(calls('EndMessageDevice')).toEqual([{ deviceId: 'a' }]));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('De').disabled).toBe(false),
    );
    await user.selectOptions(screen.getByLabelText('De'), '22');
    await waitFor(() => expect(calls('SetQuietHours')).toEqual([{ from: 22, until: 8 }]));
  });

  it('is reached from Mon compte, where the backend has it [OWN-405, OWN-195]', async () => {
    const { user, address } = await visit('/u-my-account', {
      answers: { ...menu(), ...nothingMine, ...ownAccount, Messages: Messages(late) },
    });
    await user.click(
      await screen.findByRole('link', { name: 'Mes messages, à choisir un par un' }),
    );
    expect(address()).toBe('/u-messages');
    await screen.findByRole('table');
  });
});
