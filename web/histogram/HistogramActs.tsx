import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { reservePath } from '../domain/booking/reserve.address.ts';
import { ShareMaps } from '../domain/territory/ShareMaps.tsx';
import { chosenPath } from '../parts/address/chosen.address.ts';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { HistogramTerritory } from './histogram.view.ts';

/** What a manager does with the ticked territories: those that are in go out together (OWN-258). */
export function HistogramActs({ chosen }: { readonly chosen: readonly HistogramTerritory[] }) {
  const idsOf = (rows: readonly HistogramTerritory[]) =>
    rows.flatMap(({ link }) => /\d+$/u.exec(link)?.[0] ?? []);
  const inside = chosen.filter(({ exited }) => !exited);
  return (
    <>
      {inside.length > 0 ? (
        <>
          <ButtonLink kind="plain" to={chosenPath('/t-exit', idsOf(inside))}>
            {inside.length < chosen.length ? texts.exitOf(inside.length) : texts.exit}
          </ButtonLink>
          <ButtonLink kind="plain" to={reservePath(idsOf(inside))}>
            {inside.length < chosen.length ? texts.reserveOf(inside.length) : texts.reserve}
          </ButtonLink>
        </>
      ) : (
        <span>{texts.allOut}</span>
      )}
      <PrintCards label={cardsTexts.printSeveral} territoryIds={idsOf(chosen)} />
      <ShareMaps rows={chosen} />
    </>
  );
}
