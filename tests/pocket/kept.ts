import type { PermittedAct } from '#machines/domain/pocket/pocket.rules.ts';
import type { KeptStreets, KeptTerritory } from '#web/domain/pocket/pocket-database.ts';

const day = 86_400_000;

export const permitted = (
  action: 'returned' | 'month',
  more: Partial<PermittedAct> = {},
): PermittedAct => ({
  action,
  tap: action === 'month' ? 'asksMonth' : 'returns',
  token: `1-${action}`,
  dueDate: '2026-05-01',
  expiresAt: Date.now() + 20 * day,
  ...more,
});

/** A territory as a device keeps it, without a map. */
export const aKept = (id: number, more: Partial<KeptTerritory> = {}): KeptTerritory => ({
  historyId: String(id),
  place: id,
  numberName: `T${id} - Rue ${id}`,
  note: '',
  releaseDateHuman: '01/01/2026',
  theoreticalReturnDate: '2126-05-01',
  theoreticalReturnDateHuman: '01/05/2126',
  asked: [],
  acts: [permitted('returned'), permitted('month')],
  mapLink: null,
  qrcode: null,
  map: null,
  ground: { state: 'none' },
  ...more,
});

export const factsNow = () => ({ owner: 'o', filledAt: Date.now(), skew: 0 });

/** The streets of a kept territory, with the permission to tick them. */
export const keptStreets = (more: Partial<KeptStreets> = {}): KeptStreets => ({
  totalMetres: 300,
  someBefore: false,
  streets: [
    { name: 'Rue Basse', side: 'both', metres: 90, state: 'left' },
    { name: 'Rue Haute', side: 'both', metres: 210, state: 'left' },
  ],
  permission: { token: '1-streets', expiresAt: Date.now() + 20 * day },
  ...more,
});
