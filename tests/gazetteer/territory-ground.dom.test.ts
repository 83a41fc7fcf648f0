import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { FeatureList } from '#web/parts/map/FeatureList.tsx';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { settings } from '../territory/settings.ts';

const shown = () => screen.getByRole('main').textContent;
const gate = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Portes' }).value;

const page = {
  ...menu(),
  TerritoryPage: {
    territories: { territories: [] },
    territorySettings: settings({ gate: 12, canEdit: true, mapDrawn: false }),
    territoryHistory: null,
  },
};
const id = page.TerritoryPage.territorySettings.territoryId;

it('the house numbers are taken over by a button only, and saved by nobody yet [OWN-119, OWN-120]', async () => {
  const TerritoryGround = {
    territoryGround: { houseNumbers: 128, limits: 'au nord, la rue Plati' },
  };
  const { user, calls } = await visit(`/t-view/${id}`, { answers: { ...page, TerritoryGround } });
  await waitFor(() => expect(shown()).toContain('128 numéros de rue dans les limites'));
  expect(shown()).toContain('Limites Au nord, la rue Plati.');
  expect(screen.queryByRole('button', { name: 'Reprendre ce nombre' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Modifier la fiche' }));
  expect(gate()).toBe('12');
  await user.click(screen.getByRole('button', { name: 'Reprendre ce nombre' }));
  expect(gate()).toBe('128');
  expect(screen.queryByRole('button', { name: 'Reprendre ce nombre' })).toBeNull();
  expect(calls('EditTerritory')).toEqual([]);
});

it('what the ground says of one territory is never offered to the next [OWN-119, OWN-120]', async () => {
  const listed = (territoryId: string, number: number) => ({
    id: territoryId,
    number,
    numberName: `T${number} - Rue`,
    icon: '',
    iconColor: '',
    returnDateHuman: '',
  });
  const shownPage = ({ territoryId = id }: { readonly territoryId?: string }) => ({
    territories: { territories: [listed(id, 7), listed('13', 8)] },
    territorySettings: settings({
      territoryId,
      number: territoryId === id ? 7 : 8,
      gate: null,
      mapDrawn: false,
    }),
    territoryHistory: null,
  });
  const { user } = await visit(`/t-view/${id}`, {
    answers: {
      ...page,
      TerritoryPage: shownPage,
      TerritoryGround: ({ territoryId }) =>
        territoryId === id
          ? { territoryGround: { houseNumbers: 128, limits: 'au nord, la rue Plati' } }
          : new Promise(() => undefined),
    },
  });
  await waitFor(() => expect(shown()).toContain('128 numéros de rue dans les limites'));
  act(() => {
    history.pushState(null, '', '/t-view/13');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { level: 1, name: 'Détail du territoire T8' });
  await user.click(await screen.findByRole('button', { name: 'Modifier la fiche' }));
  expect(shown()).not.toMatch(/numéros? de rue|Limites/u);
});

it('a ground that says nothing leaves the form as it was [OWN-119, OWN-120]', async () => {
  const { calls } = await visit(`/t-view/${id}`, {
    answers: { ...page, TerritoryGround: { territoryGround: null } },
  });
  await waitFor(() => expect(calls('TerritoryGround')).toHaveLength(1));
  await screen.findByRole('textbox', { name: 'Portes' });
  expect(shown()).not.toMatch(/numéros? de rue|Limites/u);
});

it('readers without a map hear the limits before the list of what lies on it [OWN-120]', () => {
  const list = (limits: string) =>
    renderToString(
      createElement(FeatureList, {
        features: [],
        instead: null,
        limits,
        onChoose: () => undefined,
      }),
    );
  expect(list('au nord, la mer')).toContain('<p>Limites\u202F: au nord, la mer.</p>');
  expect(list('')).not.toContain('Limites');
});
