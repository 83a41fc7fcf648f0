import { describe, expect, it } from 'vitest';
import { availableColumns } from '#web/booking/booking.columns.tsx';
import {
  type Available,
  type AvailableTerritory,
  goneOf,
  restChips,
} from '#web/booking/booking.view.ts';
import { readChosen, withChosen } from '#web/parts/address/chosen.address.ts';

const row = (facts: Partial<AvailableTerritory> = {}): AvailableTerritory => ({
  __typename: 'AvailableTerritory',
  territoryId: '12',
  bookingName: 'Visite',
  bookingColor: '#7a1f3d',
  bookingIcon: 'mdi-account-group',
  number: 12,
  numberName: 'T12 - Larvotto',
  cssClass: 'row-standard',
  type: 'Habitations',
  returnDate: '2026-03-15',
  returnDateHuman: '15/03/2026',
  activity: 'Campagne',
  gate: 40,
  noVisitedIcon: 'mdi-account-cancel',
  noVisitedColor: '#a3221c',
  noVisitedText: 'Personnes à ne pas visiter',
  mapLink: 'https://example.org/map/1',
  note: 'Sonner deux fois',
  ...facts,
});
const list = (facts: Partial<Available> = {}): Available => ({
  __typename: 'AvailableTerritories',
  total: 1,
  territories: [row()],
  exitable: [],
  legends: [],
  ...facts,
});

describe('the rows of what is available', () => {
  it('show the documented columns in order; a territory that was never out has no date [AVL-03, AVL-05, AVL-06, B-83]', () => {
    const texts = (territory: AvailableTerritory) =>
      availableColumns.map(({ header, text }) => [header, text(territory)]);
    expect(texts(row())).toEqual([
      ['Résa', 'Visite'],
      ['Territoire', 'T12 - Larvotto'],
      ['Type', 'Habitations'],
      ['Dernière sortie', '15/03/2026'],
      ['Activité', 'Campagne'],
      ['Porte', '40'],
      ['NPV', 'Personnes à ne pas visiter'],
      ['Carte', 'Carte'],
      ['Note', 'Sonner deux fois'],
    ]);
    expect(
      texts(
        row({ bookingName: '', returnDateHuman: '', gate: null, noVisitedText: '', mapLink: null }),
      ).map(([, text]) => text),
    ).toEqual([
      '',
      'T12 - Larvotto',
      'Habitations',
      '',
      'Campagne',
      '',
      '',
      '',
      'Sonner deux fois',
    ]);
  });

  it('are sorted by date, not by the text of the date; what was never out has rested longest [B-83, OWN-283]', () => {
    const sortBy = availableColumns.find(({ id }) => id === 'return_date')?.sortBy;
    expect([sortBy?.(row()), sortBy?.(row({ returnDate: null }))]).toEqual(['2026-03-15', '']);
  });

  it('a chip has the server’s colour and the territories it selects [AVL-08, AVL-09, B-37]', () => {
    const legend = { __typename: 'RestLegend', id: '1', text: '4 mois', cssClass: 'row-standard' };
    expect(
      restChips(
        list({
          legends: [
            { ...legend, color: '#5b6470' } as const,
            { ...legend, id: '2', text: '1 mois', color: '#ffff00', cssClass: '' } as const,
          ] as Available['legends'],
          exitable: [{ __typename: 'ExitableTerritories', legendId: '1', territoryIds: ['12'] }],
        }),
      ),
    ).toEqual([
      {
        id: '1',
        text: '4 mois',
        color: '#5b6470',
        ink: '#ffffff',
        cssClass: 'row-standard',
        territoryIds: ['12'],
      },
      { id: '2', text: '1 mois', color: '#ffff00', ink: '#14191b', cssClass: '', territoryIds: [] },
    ]);
  });

  it('that have gone while selected are reported, in the order of the selection', () => {
    expect(goneOf(['9', '12', '8'], list())).toEqual(['9', '8']);
    expect(goneOf([], list())).toEqual([]);
  });
});

describe('the selection in the address', () => {
  it('is read as it was written, beside search and sort [GEN-12]', () => {
    const params = withChosen(new URLSearchParams('q=a&tri=type'), ['3', '12']);
    expect(params.toString()).toBe('q=a&tri=type&choix=3.12');
    expect(readChosen(params)).toEqual(['3', '12']);
    expect(withChosen(params, []).toString()).toBe('q=a&tri=type');
  });

  it('is empty where the address holds no list of ids', () => {
    const read = (address: string) => readChosen(new URLSearchParams(address));
    expect([read(''), read('choix='), read('choix=a.1'), read('choix=1..2')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
