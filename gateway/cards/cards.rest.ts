import type { CardSize } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag, ids } from '../parts/rest/wire.ts';

interface WireCheck {
  readonly printable: number;
  readonly without_map: readonly string[];
  readonly unprintable?: string | null;
}

/** Milliseconds: drawing hundreds of cards takes long. */
const patience = 60_000;

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
