import { type queries, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const hindered = 'Changé depuis, le 27/11/2026 à 21:10 par DEMO Ancien\u202F: Sortie.';
const part = (id: number, login: string, hindrance: string | null = null) => ({
  territoryId: String(id),
  numberNames: [`T${id} - Rue ${id}`],
  login,
  hindrance,
});
const one = {
  act: 'a1',
  what: 'Sursis d’un mois',
  datetime: '2026-11-27T19:42:00Z',
  datetimeHuman: '27/11/2026 20:42',
  parts: [{ ...part(3, 'DEMO Ancien'), territoryId: null }],
};
const two = {
  ...one,
  act: 'a2',
  what: 'Rentrée',
  parts: [part(5, 'DEMO Ancien'), part(6, 'DEMO Proclamateur')],
};
const booking = {
  ...one,
  act: 'a3',
  what: 'Réservation supprimée\u202F: Samedi',
  parts: [{ territoryId: null, numberNames: [], login: null, hindrance: null }],
};
const told = {
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: { text: 'Rentrée annulée.', color: 'success', timeout: 4000, undo: null, about: null },
};
const people = { type: 'one', icon: 'mdi-x', title: 'Liste', target: '/u-list', children: [] };
const answers = {
  ...menu({ items: [people] }),
  EventLogs: { eventLogs: { message: null, messageType: 'error', total: 0, logs: [] } },
};

async function opened(acts: readonly object[], more: object = {}) {
  const visited = await visit('/log', {
    answers: { ...answers, LastActs: { lastActs: acts }, ...more },
  });
  const header = await screen.findByRole('button', { name: `Derniers actes (${acts.length})` });
  await visited.user.click(header);
  return { ...visited, panel: within(screen.getByRole('region', { name: /^Derniers actes/u })) };
}
const buttons = (panel: ReturnType<typeof within<typeof queries>>) =>
  panel.getAllByRole('button').map((it) => it.getAttribute('aria-label') ?? it.textContent);

describe('the last acts', () => {
  it('are folded, and open with one press: what, which, whose, when [OWN-234]', async () => {
    const { panel } = await opened([one, booking]);
    expect(panel.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
      'Sursis d’un mois\u00A0· T3 - Rue 3 (DEMO Ancien) 27/11/2026 20:42Annuler',
      'Réservation supprimée\u202F: Samedi 27/11/2026 20:42Annuler',
    ]);
    expect(buttons(panel)).toEqual([
      'Derniers actes (2)',
      'Annuler\u202F: Sursis d’un mois, T3 - Rue 3 (DEMO Ancien)',
      'Annuler\u202F: Réservation supprimée\u202F: Samedi',
    ]);
  });

  it('of several territories are taken back whole or one by one [OWN-235]', async () => {
    const { user, panel, calls, answer } = await opened([two], { UndoAct: { undoAct: told } });
    expect(buttons(panel)).toEqual([
      'Derniers actes (1)',
      'Tout annuler\u202F: Rentrée, 2 territoires',
      'Annuler\u202F: Rentrée, T5 - Rue 5 (DEMO Ancien)',
      'Annuler\u202F: Rentrée, T6 - Rue 6 (DEMO Proclamateur)',
    ]);
    answer({ LastActs: { lastActs: [{ ...two, parts: [part(5, 'DEMO Ancien')] }] } });
    await user.click(panel.getByRole('button', { name: /T6/u }));
    await screen.findByText('Rentrée annulée.');
    await waitFor(() =>
      expect(buttons(panel)).toEqual([
        'Derniers actes (1)',
        'Annuler\u202F: Rentrée, T5 - Rue 5 (DEMO Ancien)',
      ]),
    );
    expect(document.activeElement?.textContent).toBe('Derniers actes (1)');
    answer({ LastActs: { lastActs: [] } });
    await user.click(panel.getByRole('button', { name: /T5/u }));
    await panel.findByText('Il n’y a plus rien à annuler.');
    expect(calls('UndoAct')).toEqual([
      { act: 'a2', territoryId: '6' },
      { act: 'a2', territoryId: null },
    ]);
  });

  it('say what stands in the way in the place of the button [OWN-234]', async () => {
    const { panel } = await opened([
      { ...one, parts: [part(3, 'DEMO Ancien', hindered)] },
      { ...two, parts: [part(5, 'DEMO Ancien', hindered), part(6, 'DEMO Proclamateur')] },
    ]);
    expect(panel.getAllByText(/^Changé depuis, le .+ par DEMO Ancien/u)).toHaveLength(2);
    expect(buttons(panel)).toEqual([
      'Derniers actes (2)',
      'Annuler\u202F: Rentrée, T6 - Rue 6 (DEMO Proclamateur)',
    ]);
  });

  it('keep a refusal in sight, and are read again [OWN-234]', async () => {
    const { user, panel, calls } = await opened([one], {
      UndoAct: { undoAct: refusal('Un autre changement a été fait depuis.') },
    });
    await user.click(panel.getByRole('button', { name: /^Annuler/u }));
    await screen.findByText('Un autre changement a été fait depuis.');
    await waitFor(() => expect(calls('LastActs')).toHaveLength(2));
  });

  it('can be asked for again where the request never left [GEN-06, OWN-234]', async () => {
    const { user, panel, calls } = await opened([one], { UndoAct: 'cut' });
    const undo = () => panel.getByRole('button', { name: /^Annuler/u });
    await user.click(undo());
    await waitFor(() => expect(undo().hasAttribute('disabled')).toBe(false));
    await user.click(undo());
    expect(calls('UndoAct')).toHaveLength(2);
  });

  it.each([
    ['there are none', { lastActs: [] }],
    ['the backend does not know the call', failing('lastActs', 'BACKEND_BAD_RESPONSE')],
    ['the backend refuses', failing('lastActs', 'REFUSED', 'Non.')],
  ])('are not there where %s [OWN-195, OWN-234]', async (_, lastActs) => {
    const { calls } = await visit('/log', { answers: { ...answers, LastActs: lastActs } });
    await screen.findByText('Aucun résultat trouvé pour votre recherche');
    await waitFor(() => expect(calls('LastActs')).toHaveLength(1));
    expect(screen.queryByText(/^Derniers actes/u)).toBe(null);
    expect(screen.queryByText('Non.')).toBe(null);
  });

  it('are not asked for where the reader is no manager [OWN-234]', async () => {
    const { calls } = await visit('/log', { answers: { ...answers, ...menu() } });
    await screen.findByText('Aucun résultat trouvé pour votre recherche');
    expect(calls('LastActs')).toEqual([]);
  });
});
