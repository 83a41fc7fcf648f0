import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportReport } from '#schema/generated.ts';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { aReport, lineOf } from './import-events.ts';

const ring = (west: number) => [
  [
    [west, 43.73],
    [west + 0.01, 43.73],
    [west + 0.01, 43.74],
    [west, 43.73],
  ],
];
const mapOf = (west: number) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: ' ' },
      geometry: { type: 'Polygon', coordinates: ring(west) },
    },
  ],
});
const inFile = new File(
  [
    JSON.stringify({
      type: 'FeatureCollection',
      features: [12, 13, 14].map((number) => ({
        type: 'Feature',
        properties: { number, name: `Quai ${number}` },
        geometry: { type: 'Polygon', coordinates: ring(7.42) },
      })),
    }),
  ],
  'carte.geojson',
);

const name = {
  __typename: 'ImportChange' as const,
  field: 'name' as const,
  before: 'Rue 12',
  after: 'Quai 12',
};
const redrawn = {
  ...lineOf(2, 'doubtful'),
  about: 'T12 - Rue 12',
  reason: 'Le nom change.',
  confirmable: true,
  territoryId: '7',
  holder: 'DUPONT Jean',
  changes: [name, { ...name, field: 'map' as const, before: '1 zone', after: '1 zone' }],
};
const other = { ...redrawn, line: 3, about: 'T13 - Rue 13', holder: null, territoryId: '8' };
const doors = { ...lineOf(4, 'doubtful'), about: 'T14 - Quai 14', confirmable: true };
const report = aReport({ created: 0, doubtful: 3, lines: [redrawn, other, doors] });

/** As the backend judges them once these lines are confirmed. */
const judged = (confirmed: readonly number[]): ImportReport => {
  const lines = report.lines.map((line) =>
    confirmed.includes(line.line)
      ? { ...line, status: line.territoryId === null ? ('created' as const) : ('updated' as const) }
      : line,
  );
  const count = (status: string) => lines.filter((line) => line.status === status).length;
  return {
    ...report,
    lines,
    created: count('created'),
    updated: count('updated'),
    doubtful: count('doubtful'),
  };
};

async function reported(answer: (confirmed: readonly number[]) => ImportReport) {
  const visited = await visit('/c-import', {
    answers: {
      ...menu(),
      Imports: { imports: [] },
      ImportReport: ({ confirmed }) => ({ importReport: answer(confirmed as readonly number[]) }),
      TerritoryLimits: { territoryMap: { geojsonFeature: mapOf(7.43) } },
    },
  });
  await visited.user.upload(await screen.findByLabelText('Fichier'), inFile);
  await visited.user.click(
    await screen.findByRole('button', { name: 'Vérifier sans rien enregistrer' }),
  );
  await screen.findByRole('heading', { name: /^Rapport d’essai/u });
  return visited;
}

const row = (words: string) =>
  screen.getByText(words).closest('tr') ?? expect.fail(`There is no row of ${words}.`);

it('a line that is held back shows what it changes, and is ticked alone or with the others [OWN-314, OWN-316]', async () => {
  const { user, calls } = await reported(judged);
  const asked = () => calls('ImportReport').at(-1)?.['confirmed'];
  expect(asked()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Importer' })).toHaveProperty('disabled', true);

  const line = within(row('T12 - Rue 12'));
  expect(line.getByText('Rue 12', { selector: 'del' })).toBeTruthy();
  expect(line.getByText('Quai 12', { selector: 'ins' })).toBeTruthy();
  expect(line.getByText('Attribué à DUPONT Jean')).toBeTruthy();
  await user.click(line.getByRole('checkbox', { name: 'Oui, modifier T12' }));
  expect(asked()).toEqual([2]);
  expect(await screen.findByRole('button', { name: '1 Modifiés' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2 Douteuses' })).toBeTruthy();

  const existing = screen.getByRole('checkbox', {
    name: 'Modifier aussi les 2 territoires qui existent',
  });
  expect(existing).toHaveProperty('checked', false);
  await user.click(existing);
  expect(asked()).toEqual([2, 3]);
  await user.click(screen.getByRole('checkbox', { name: 'Créer aussi le territoire douteux' }));
  expect(asked()).toEqual([2, 3, 4]);
  expect(await screen.findByRole('button', { name: 'Importer 3 lignes' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 Nouveaux' })).toBeTruthy();

  await user.click(screen.getByRole('checkbox', { name: 'Oui, modifier T13' }));
  expect(asked()).toEqual([2, 4]);
  expect(await screen.findByRole('button', { name: 'Importer 2 lignes' })).toBeTruthy();
});

it('the old limits are asked once one looks at them, and drawn with those of the file [OWN-316]', async () => {
  const { user, calls } = await reported(judged);
  expect(calls('TerritoryLimits')).toEqual([]);
  const line = within(row('T12 - Rue 12'));
  await user.click(line.getByText('Limites de T12, avant et après'));
  const picture = await line.findByRole('img', { name: 'Limites de T12, avant et après' });
  expect(calls('TerritoryLimits')).toEqual([{ territoryId: '7' }]);
  const drawn = [...picture.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn.map((path) => path?.match(/[ML]/gu)?.length)).toEqual([4, 4]);
  expect(drawn[0]).not.toBe(drawn[1]);
  expect(line.getByText(/^En pointillé.*les limites actuelles.*celles du fichier/u)).toBeTruthy();
  expect(within(row('T14 - Quai 14')).queryByText(/^Limites de/u)).toBe(null);
});

it('a file that brings nothing says so once, at the top [OWN-316]', async () => {
  await reported(() =>
    aReport({
      created: 0,
      ignored: 2,
      lines: [lineOf(2, 'ignored'), lineOf(3, 'ignored')],
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'Ce fichier n’apporte rien de nouveau\u202F: tout y est déjà.',
  );
  expect(screen.queryByText('Il n’y a rien à importer.')).toBe(null);
  expect(screen.queryByRole('heading', { name: 'À confirmer' })).toBe(null);
});
