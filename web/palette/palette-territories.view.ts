import type { Menu } from '#schema/generated.ts';

import { chosenPath } from '../parts/address/chosen.address.ts';
import { holdsEvery, searchWords } from '../parts/table/table.search.ts';
import { foundRows, soughtIn } from '../domain/territory-picker/picker.view.ts';
import {
  type Entry,
  entry,
  goes,
  type KnownTerritory,
  type PaletteAnswer,
  rightsIn,
} from './palette-entry.ts';
import { paletteTexts as texts } from './palette.texts.ts';

/** Every territory the reader knows of, by number. */
export function knownTerritories(found: PaletteAnswer): readonly KnownTerritory[] {
  const exitable = found.exitChoices?.territories ?? [];
  const returnable = found.returnChoices?.territories ?? [];
  const exits = new Map(exitable.map((it) => [it.id, it]));
  const returns = new Map(returnable.map((it) => [it.id, it]));
  const all = [...(found.territories?.territories ?? []), ...exitable, ...returnable];
  return [...new Map(all.map((it) => [it.id, it])).values()]
    .map(({ id, number, numberName }) => ({
      id,
      number,
      numberName,
      exitable: exits.has(id),
      returnable: returns.has(id),
      mapDrawn: (exits.get(id) ?? returns.get(id))?.mapDrawn ?? false,
      holder: returns.get(id)?.login ?? '',
    }))
    .toSorted((one, other) => one.number - other.number);
}

const placeOf = ({ returnable, exitable, holder }: KnownTerritory): string => {
  if (returnable) return holder === '' ? texts.out : texts.outWith(holder);
  return exitable ? texts.in : '';
};

export const territoryEntry = (territory: KnownTerritory) => ({
  ...entry(
    territory.returnable ? 'mdi-arrow-up-bold' : 'mdi-map-marker',
    territory.numberName,
    { does: 'territory', territory },
    placeOf(territory),
  ),
  id: `territory ${territory.id}`,
  number: territory.number,
  territory,
  sought: soughtIn([territory.numberName]),
});

/** What a deed and a territory, in either order, ask for: 'rentrer T33' (OWN-273). */
export function deedsOnTerritories(
  found: PaletteAnswer,
  typed: string,
  menu: Pick<Menu, 'items'>,
): readonly Entry[] {
  const words = searchWords(typed);
  const [first, last] = [words[0], words.at(-1)];
  if (words.length < 2 || first === undefined || last === undefined) return [];
  const known = knownTerritories(found).map(territoryEntry);
  // Fewer letters begin the names of too many streets.
  const named = (deed: string, rest: readonly string[]) =>
    (deed.length < 3 ? [] : foundRows(known, rest.join(' '))).flatMap(({ territory }) =>
      deedsOf(territory, menu)
        .filter(({ sought }) => sought.split(' ').some((word) => word.startsWith(deed)))
        .map((it) => ({
          ...it,
          id: `${it.id} ${territory.id}`,
          title: texts.deedOn(it.title, territory.numberName),
        })),
    );
  return [...named(first, words.slice(1)), ...named(last, words.slice(0, -1))];
}

/** What the reader may do with a territory. */
export function territoryEntries(
  territory: KnownTerritory,
  menu: Pick<Menu, 'items'>,
  mapToken: string | null,
): readonly Entry[] {
  const { lists } = rightsIn(menu);
  const looks: readonly (Entry | false)[] = [
    lists && goes('mdi-text-box-outline', texts.view, `/t-view/${territory.id}`),
    mapToken !== null && goes('mdi-map', texts.map, `/map/${mapToken}`),
  ];
  return [...looks.filter((it) => it !== false), ...deedsOf(territory, menu)];
}

function deedsOf(
  { id, number, exitable, returnable }: KnownTerritory,
  menu: Pick<Menu, 'items'>,
): readonly Entry[] {
  const { lists, manages, leadsTo } = rightsIn(menu);
  const offers: readonly (Entry | false)[] = [
    exitable &&
      leadsTo('/t-exit') &&
      goes('mdi-export', texts.exitThis, chosenPath('/t-exit', [id])),
    returnable &&
      leadsTo('/t-return') &&
      goes('mdi-import', texts.returnThis, chosenPath('/t-return', [id])),
    returnable &&
      manages &&
      lists &&
      goes('month', texts.reprieve, `${chosenPath('/t-exited', [id])}&q=T${number}`),
    exitable && manages && goes('book', texts.bookThis, chosenPath('/t-available', [id])),
    returnable &&
      leadsTo('/t-exit-cancel') &&
      goes('mdi-undo', texts.cancelThis, chosenPath('/t-exit-cancel', [id])),
  ];
  return offers.filter((it) => it !== false);
}

/** The deeds of a territory that hold what was typed. */
export const heldIn = (entries: readonly Entry[], typed: string): readonly Entry[] =>
  entries.filter(({ sought }) => holdsEvery(sought, searchWords(typed)));
