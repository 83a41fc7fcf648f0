import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';
import { signal } from '../support/signal.ts';

/** The newest of a hundred and twenty lines. */
const newestLines = (count: number) => ({
  eventLogs: {
    message: null,
    messageType: 'error',
    total: 120,
    logs: Array.from({ length: count }, (_, at) => ({
      numberName: `T${120 - at} - Rue ${120 - at}`,
      datetime: '2026-03-15T09:00:00.000Z',
      datetimeHuman: '15/03/2026 10:00',
      login: 'Anne Cory',
      action: 'Sortie',
      cssClass: '',
    })),
  },
});

it('of a long log the newest lines come first; beside their count it is said that older ones are to come, above them that they did not [LOG-01, LOG-06]', async () => {
  const older = signal();
  let refused = true;
  const { user } = await visit('/log', {
    answers: {
      ...menu(),
      EventLogs: async ({ newest }) => {
        if (newest !== null) return newestLines(60);
        await older.promise;
        return refused ? failing('eventLogs', 'REFUSED', 'Plus tard.') : newestLines(120);
      },
    },
  });
  const count = (text: string) =>
    waitFor(() =>
      expect(
        main()
          .getAllByRole('status')
          .map((it) => it.textContent),
      ).toContain(text),
    );
  await screen.findByRole('table');
  await count('60 événements · les lignes plus anciennes arrivent…');
  await waitFor(() =>
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(51),
  );

  older.resolve();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Les lignes plus anciennes n’ont pas pu être chargées.');
  await count('60 événements');
  refused = false;
  await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  await count('120 événements');
  expect(screen.queryByRole('alert')).toBe(null);
});

it('the older lines of a long log are asked for once the newest are painted, or at a touch [LOG-01, OWN-357]', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { user, calls } = await visit('/log', {
    answers: {
      ...menu(),
      EventLogs: ({ newest }) => newestLines(newest === null ? 120 : 60),
    },
  });
  await screen.findByRole('table');
  expect(calls('EventLogs')).toEqual([{ newest: 100 }]);
  await user.keyboard('{Shift}');
  await waitFor(() => expect(calls('EventLogs')).toEqual([{ newest: 100 }, { newest: null }]));
});
