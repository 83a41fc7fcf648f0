import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMap } from '../map/map-answers.ts';
import { aSquare } from '../support/builders.ts';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const choice = (number: number, mapDrawn: boolean) => ({
  id: String(number),
  number,
  name: `Rue ${number}`,
  numberName: `T${number} - Rue ${number}`,
  type: 'Courrier',
  icon: 'mdi-email',
  iconColor: '#3388ff',
  returnDate: null,
  returnDateHuman: '',
  login: '',
  releaseDate: null,
  mapDrawn,
});
const answers = (drawn: boolean) => ({
  ...menu(),
  ExitMap: failing('exitMap', 'REFUSED', 'Non.'),
  ExitChoices: {
    exitChoices: {
      manager: false,
      releaseDate: '2026-03-15',
      territories: [choice(1, drawn), choice(2, false)],
      activities: [{ id: '1', name: 'Porte à porte' }],
      enableOnlineBooking: true,
    },
  },
});
const onMap = () => screen.queryByRole('button', { name: 'Voir sur la carte' });

it('no map is offered where nothing of the list is drawn [OWN-366]', async () => {
  const { calls } = await visit('/t-exit', { answers: answers(false) });
  await screen.findByRole('option', { name: /^T1/u });
  expect(onMap()).toBe(null);
  expect(calls('ExitMap')).toEqual([]);
});

it('the map is asked for once it is wanted; where it cannot be had, the list stays and it is offered no more [OWN-366, OWN-195]', async () => {
  const { user, calls } = await visit('/t-exit', { answers: answers(true) });
  await screen.findByRole('option', { name: /^T1/u });
  expect(calls('ExitMap')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
  await waitFor(() => expect(onMap()).toBe(null));
  expect(calls('ExitMap')).toHaveLength(1);
  expect(screen.getAllByRole('option', { name: /^T\d/u })).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBe(null);
});

it('of the list, only what has no map is said to have none, though the map is older than the list [OWN-366]', async () => {
  const { basemap, polygonStyle, icons } = aMap();
  const { exitChoices } = answers(true).ExitChoices;
  const territories = [...exitChoices.territories, choice(3, true)];
  const exitMap = {
    __typename: 'ExitMap',
    basemap,
    polygonStyle,
    icons,
    latitude: null,
    longitude: null,
    zoom: null,
    geojsonFeature: aSquare,
    territories: [{ territoryId: '1', numberName: 'T1 - Rue 1', drawn: 1 }],
  };
  const { user } = await visit('/t-exit', {
    answers: {
      ...answers(true),
      ExitMap: { exitMap },
      ExitChoices: { exitChoices: { ...exitChoices, territories } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Voir sur la carte' }));
  await screen.findByText(/Un territoire sans carte est dans la liste seulement\./u);
  await user.click(screen.getByRole('button', { name: 'Voir la liste' }));
  expect(await screen.findAllByRole('option', { name: /^T\d/u })).toHaveLength(3);
});
