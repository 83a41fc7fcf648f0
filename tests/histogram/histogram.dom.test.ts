import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

it('a load that fails says why, and the sheet is not offered [HIST-13]', async () => {
  await visit('/t-histogram', {
    answers: { ...menu(), Histogram: failing('histogram', 'REFUSED', 'Pas maintenant.') },
  });
  await screen.findByText('Pas maintenant.');
  expect(screen.queryByRole('button', { name: 'Générer la fiche S13' })).toBe(null);
});
