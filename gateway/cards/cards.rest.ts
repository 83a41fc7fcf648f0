import type { CardSize } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag, ids } from '../parts/rest/wire.ts';

const check = wire.object({
  printable: wire.integer,
  without_map: wire.list(wire.text),
  unprintable: wire.textOrEmpty,
});

/** Milliseconds: drawing hundreds of cards takes long. */
const patience = 60_000;

export const cardsRest = (rest: Rest) => ({
  cardsCheck: (territoryIds: readonly string[]) =>
    rest.read('/territory/cards/check', { territory_ids: ids(territoryIds) }, check),
  printCards: (territoryIds: readonly string[], size: CardSize, onA4: boolean) =>
    rest.download(
      '/territory/cards',
      { territory_ids: ids(territoryIds), size, on_a4: flag(onA4) },
      { patience },
    ),
});
