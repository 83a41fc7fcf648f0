import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOptions } from '#web/account/account.view.ts';
import { applyTextSize, chooseTextSize } from '#web/parts/theme/text-size.ts';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { ownAccount } from './own-account.ts';

const answers = { ...menu(), ...nothingMine, ...ownAccount };
const chosen = () => document.documentElement.dataset['textSize'];

beforeEach(() => {
  localStorage.clear();
  chooseTextSize('normal');
});

describe('the size of the text', () => {
  it('is chosen in one’s account, at once, and kept on the device [OWN-271]', async () => {
    const { user } = await visit('/u-my-account', { answers });
    const sizes = within(await screen.findByRole('group', { name: 'Taille du texte' }));
    expect(sizes.getByRole<HTMLInputElement>('radio', { name: 'Normale' }).checked).toBe(true);
    await user.click(sizes.getByRole('radio', { name: 'Très grande' }));
    expect([chosen(), localStorage.getItem('text-size')]).toEqual(['largest', 'largest']);
    await user.click(sizes.getByRole('radio', { name: 'Normale' }));
    expect([chosen(), localStorage.getItem('text-size')]).toEqual([undefined, null]);
  });

  it('follows another tab, and takes no word that is none of its own [OWN-271]', () => {
    localStorage.setItem('text-size', 'large');
    applyTextSize();
    expect(chosen()).toBe('large');
    localStorage.setItem('text-size', 'huge');
    dispatchEvent(new StorageEvent('storage', { key: 'text-size' }));
    expect(chosen()).toBe(undefined);
  });
});

const entry = (title: string, target: string | null, children: object[] = []) => ({
  type: 'one',
  icon: '',
  title,
  target,
  children: children as { icon: string; title: string; target: string }[],
});

describe('the first screen', () => {
  it('is one of those that the menu has [OWN-274]', () => {
    expect(
      startOptions([
        entry('Attribués', '/t-exited'),
        entry('Mes territoires', '/t-my-exited'),
        entry('Plus', null, [{ icon: '', title: 'Tableau de bord', target: '/t-dashboard' }]),
        entry('Journaux', '/log'),
      ]).map(({ id, name }) => [id, name]),
    ).toEqual([
      ['/t-my-exited', 'Mes territoires'],
      ['/t-dashboard', 'Tableau de bord'],
      ['/t-exited', 'Attribués'],
    ]);
  });

  it('chosen on the device is where / leads to [OWN-274]', async () => {
    const { user } = await visit('/u-my-account', { answers });
    const starts = within(await screen.findByRole('group', { name: 'Ouvrir l’application sur' }));
    await user.click(starts.getByRole('radio', { name: 'Attribués' }));
    expect(localStorage.getItem('ouverture')).toBe('/t-exited');
  });

  it('leads on to the documented one whom the server refuses it [OWN-191, OWN-274]', async () => {
    localStorage.setItem('ouverture', '/t-dashboard');
    const { address, asked } = await visit('/', {
      answers: {
        ...answers,
        Dashboard: failing('dashboard', 'REFUSED', 'Non.'),
        CoverageForecast: { coverageForecast: null },
        Trends: { trends: null },
      },
    });
    await waitFor(() => expect(address()).toBe('/t-my-exited'));
    expect(asked()).toContain('Dashboard');
    expect(screen.queryByText('Non.')).toBe(null);
  });

  it('is the documented one where nothing, or nothing of these, was chosen [OWN-274]', async () => {
    localStorage.setItem('ouverture', '//elsewhere.example');
    const { address } = await visit('/', { answers });
    await waitFor(() => expect(address()).toBe('/t-my-exited'));
  });
});
