import { type CombinedError, useQuery } from 'urql';

import type { Menu } from '#schema/generated.ts';

import { paletteMapQuery, paletteQuery } from './palette.operations.ts';
import { type PaletteAnswer, type KnownTerritory, rightsIn } from './palette-entry.ts';

const nothing: PaletteAnswer = {};

/** Whether nothing is missing but what the server refuses, which is not offered. */
const refusedOnly = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.length > 0 &&
  graphQLErrors.every(({ extensions }) => extensions['code'] === 'REFUSED');

/** What the reader may find, asked for each time the palette opens. */
export function usePaletteLists(menu: Menu) {
  const { lists, manages } = rightsIn(menu);
  const [{ data, fetching, error }] = useQuery({
    query: paletteQuery,
    variables: { lists, people: manages },
  });
  return {
    found: data ?? nothing,
    loading: fetching && !data,
    incomplete: error !== undefined && !refusedOnly(error),
  };
}

/** The token of a territory's map; null until it is known. */
export function useMapToken(territory: KnownTerritory | null) {
  const [{ data, operation }] = useQuery({
    query: paletteMapQuery,
    variables: { territoryId: territory?.id ?? '' },
    pause: territory?.mapDrawn !== true,
  });
  const answered = operation?.variables.territoryId === territory?.id;
  return (answered && territory?.mapDrawn === true && data?.mapToken) || null;
}
