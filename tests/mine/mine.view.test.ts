import { describe, expect, it } from 'vitest';
import { mineColumns } from '#web/mine/mine.columns.tsx';
import { mineTexts } from '#web/mine/mine.texts.ts';
import { type Mine, mineView, type MyTerritory } from '#web/mine/mine.view.ts';
import { requestAbout } from '#web/domain/assignment/request-about.ts';
import { withProduct } from '#web/parts/texts/product.ts';

const late: MyTerritory = {
  __typename: 'MyExitedTerritory',
  territoryId: '12',
  historyId: '340',
  numberName: 'T12 - Larvotto',
  type: 'Habitations',
  mapLink: 'http://localhost:4000/map/token',
  releaseDate: '2026-07-11',
  releaseDateHuman: '11/07/2026',
  theoreticalReturnDate: '2026-11-11',
  theoreticalReturnDateHuman: '11/11/2026',
  activity: 'Porte à porte',
  note: '',
  online: true,
  cssClass: 'row-late',
  mayReturn: true,
  asked: [],
};
const mine = (facts: Partial<Mine>): Mine => ({
  __typename: 'MyExitedTerritories',
  assigned: 0,
  today: '2026-11-24',
  territories: [],
  message: null,
  messageType: 'error',
  ...facts,
});

const actions = { busy: null, onReturn: () => undefined, onAsk: () => undefined };

describe('what the list of my territories shows', () => {
  it('the rows of the server, all of them and in its order [MYEX-03, MYEX-09]', () => {
    const rows = Array.from({ length: 25 }, (_, at) => ({ ...late, numberName: `T${25 - at}` }));
    expect(mineView(mine({ assigned: 25, territories: rows }))).toEqual({
      message: null,
      rows,
      listed: true,
    });
  });

  it('the server’s sentence with its type, without an empty table below it [MYEX-08]', () => {
    const message = 'Aucun territoire ne t’est attribué.';
    expect(mineView(mine({ message, messageType: 'info' }))).toEqual({
      message: { text: message, severity: 'info' },
      rows: [],
      listed: false,
    });
    expect(mineView(mine({ message: '' }))).toEqual({ message: null, rows: [], listed: true });
  });

  it('the title of the specification [MYEX-01]', () => {
    expect(withProduct(mineTexts.title)).toBe('Territoires qui te sont attribués');
  });

  it('dates in words, sorted by their machine value [MYEX-04, MYEX-05]', () => {
    expect(
      mineColumns(actions).map(({ id, header, text, sortBy }) => [
        id,
        header,
        text(late),
        sortBy?.(late) ?? null,
      ]),
    ).toEqual([
      ['number_name', 'Territoire', 'T12 - Larvotto', 'T12 - Larvotto'],
      ['theoretical_return_date', 'À rentrer le', '11/11/2026', '2026-11-11'],
      ['map_link', 'Carte', 'Voir la carte', null],
      ['actions', 'Actions', 'Actions', null],
      ['release_date', 'Sorti le', '11/07/2026', '2026-07-11'],
      ['activity', 'Activité', 'Porte à porte', 'Porte à porte'],
      ['online', 'En ligne', 'Oui', true],
      ['type', 'Type', 'Habitations', 'Habitations'],
      ['note', 'Note', '', null],
    ]);
  });

  it('no action where the backend does not say what is possible [OWN-46]', () => {
    const column = mineColumns(actions).find(({ id }) => id === 'actions');
    expect(column?.text({ ...late, territoryId: null })).toBe('');
  });
});

it.each([
  ['nothing else was asked', [], 'T12 - Larvotto'],
  ['the same was asked', ['month'], 'T12 - Larvotto'],
  ['a return was announced', ['returned'], 'T12 - Larvotto. Ta rentrée annoncée ne comptera plus.'],
] as const)(
  'below the question, the territory; where %s: %j: %s [OWN-46, OWN-207]',
  (_, asked, about) => {
    expect(requestAbout('T12 - Larvotto', asked, 'month')).toBe(about);
  },
);
