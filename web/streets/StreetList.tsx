import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { streetsTexts as texts } from './streets.texts.ts';
import { StreetsToMark } from './StreetsToMark.tsx';
import type { TerritoryStreets } from './useTerritoryStreets.ts';
import { WorkingTogether } from './WorkingTogether.tsx';

/** The streets of a territory that one has (OWN-124), alone or with a second person (OWN-161). */
export const StreetList = ({ streets }: { readonly streets: TerritoryStreets }) => (
  <QueryStates view={streets.query} onRetry={streets.reload}>
    {(read) =>
      read.streets.length === 0 ? (
        read.canMark && <p>{withProduct(texts.none)}</p>
      ) : (
        <StreetsToMark toTick={streets} canMark={read.canMark} canRestart={read.canMark}>
          {read.canMark && (
            <WorkingTogether
              territoryId={streets.territoryId}
              shared={read.shared}
              onChanged={streets.reload}
            />
          )}
        </StreetsToMark>
      )
    }
  </QueryStates>
);
