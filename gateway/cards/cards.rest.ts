import type { CardSize } from '#schema/generated.ts';
import type { Rest } from '../rest/rest.ts';
import { flag, ids } from '../rest/wire.ts';

interface WireCheck {
  readonly printable: number;
  readonly without_map: readonly string[];
}

/** Hundreds of cards take longer than any other answer. */
const patience = 60_000;

/** Wire names stop here. */
export const cardsRest = (rest: Rest) => ({
  cardsCheck: (territoryIds: readonly string[]) =>
    rest.read<WireCheck>('/territory/cards/check', { territory_ids: ids(territoryIds) }),
  printCards: (territoryIds: readonly string[], size: CardSize, onA4: boolean) =>
    rest.download(
      '/territory/cards',
      { territory_ids: ids(territoryIds), size, on_a4: flag(onA4) },
      { patience },
    ),
});
