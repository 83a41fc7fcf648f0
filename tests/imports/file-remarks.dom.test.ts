import { createElement, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type MapReading, type MapRemark, readAsItIs } from '#machines/parts/files/map-remark.ts';
import { FileRemarks } from '#web/parts/map/reading/FileRemarks.tsx';

/** What is said of a file that is not read again yet, whatever is chosen. */
const shown = (remarks: readonly MapRemark[], first: MapReading = readAsItIs) => {
  const readings: MapReading[] = [];
  function Chosen() {
    const [reading, setReading] = useState(first);
    return createElement(FileRemarks, {
      remarks,
      refused: 'line',
      reading,
      onReading: (chosen) => {
        readings.push(chosen);
        setReading(chosen);
      },
    });
  }
  const { container } = render(createElement(Chosen));
  return { container, readings };
};

it('what was left out of a map is said by name, the first five of them [OWN-305]', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  shown([
    { code: 'linesLeftOut', count: 2 },
    { code: 'projected', projection: 'Lambert 93', guessed: false },
    { code: 'withoutShape', names },
    { code: 'closedLines', count: 1, taken: true, choice: false },
    { code: 'latitudeFirst', taken: false },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 lignes tracées qui ne se ferment pas ne sont pas importées.',
    'Les coordonnées sont converties depuis la projection Lambert 93.',
    'Sans forme lisible\u202F: «\u202Fa\u202F», «\u202Fb\u202F», «\u202Fc\u202F», «\u202Fd\u202F», «\u202Fe\u202F» et 2 autres.',
    'La ligne tracée qui revient à son départ est prise pour une zone.',
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

it('a map is read in another way, each choice shown at once, with the other as it was [OWN-305]', async () => {
  const { readings } = shown(
    [
      { code: 'closedLines', count: 3, taken: false, choice: true },
      { code: 'latitudeFirst', taken: true },
    ],
    { ...readAsItIs, outlines: false },
  );
  const outlines = 'Prendre pour des zones les 3 lignes tracées qui reviennent à leur départ';
  await userEvent.click(screen.getByLabelText(outlines));
  expect(screen.getByLabelText(outlines)).toHaveProperty('checked', true);
  const latitude = screen.getByLabelText('La latitude est écrite en premier');
  await userEvent.click(latitude);
  expect(latitude).toHaveProperty('checked', false);
  expect(readings).toEqual([
    { outlines: true, latitudeFirst: true, mending: null },
    { outlines: true, latitudeFirst: false, mending: null },
  ]);
});

it('an impossible shape is named with its fault, and is repaired or left out [OWN-326]', async () => {
  const polygon = (...corners: readonly (readonly [number, number])[]) => ({
    type: 'Polygon' as const,
    coordinates: [corners.map(([x, y]) => [7.42 + x / 1000, 43.73 + y / 1000])],
  });
  const { readings } = shown([
    {
      code: 'impossible',
      mending: null,
      shapes: [
        {
          refused: 'impossibleShape',
          shape: 3,
          label: 'Quai',
          fault: { kind: 'crossing', at: [7.421, 43.731] },
          polygons: [polygon([0, 0], [2, 2], [2, 0], [0, 2], [0, 0])],
          repaired: [polygon([0, 0], [1, 1], [0, 2], [0, 0])],
        },
        {
          refused: 'impossibleShape',
          shape: 5,
          label: '',
          fault: null,
          polygons: [polygon([0, 0], [2, 2], [0, 0])],
          repaired: [],
        },
      ],
    },
    { code: 'latitudeFirst', taken: false },
  ]);
  expect(screen.getByRole('heading').textContent).toBe('2 formes du fichier sont impossibles');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Forme 3, «\u202FQuai\u202F»\u202F: ses côtés se croisent au point marqué.',
    'Forme 5\u202F: elle a moins de trois coins. Elle ne peut pas être réparée\u202F: elle serait laissée de côté.',
  ]);
  const nothing = screen.getByLabelText('Rien : leurs lignes seront refusées');
  expect(nothing).toHaveProperty('checked', true);
  await userEvent.click(screen.getByLabelText('Les réparer'));
  expect(nothing).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Les réparer')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByLabelText('Les laisser de côté'));
  expect(readings).toEqual([
    { outlines: true, latitudeFirst: false, mending: 'repair' },
    { outlines: true, latitudeFirst: false, mending: 'leave' },
  ]);
});

it('nothing is said of a list [OWN-305]', () => {
  expect(shown([]).container.textContent).toBe('');
});
