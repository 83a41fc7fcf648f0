import { Navigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { StreetList } from '../streets/StreetList.tsx';
import { useTerritoryStreets } from '../streets/useTerritoryStreets.ts';
import { unvisitedPlacesQuery } from '../unvisited/unvisited.operations.ts';
import { UnvisitedPlaces } from '../unvisited/UnvisitedPlaces.tsx';
import { fieldTexts } from './field.texts.ts';

/** Field screen of a held territory (OWN-122, OWN-124). */
export function FieldScreen() {
  const { territory_id: territoryId = '' } = useParams();
  return /^[1-9]\d*$/u.test(territoryId) ? (
    <Page key={territoryId} territoryId={territoryId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

function Page({ territoryId }: { readonly territoryId: string }) {
  const [{ data }] = useQuery({ query: unvisitedPlacesQuery, variables: { territoryId } });
  const known = data?.unvisitedPlaces;
  const streets = useTerritoryStreets(territoryId, { pause: !known });
  return (
    <Screen title={known?.numberName ?? withProduct(fieldTexts.title)}>
      <UnvisitedPlaces territoryId={territoryId} streets={streets.map}>
        {known && <StreetList streets={streets} />}
      </UnvisitedPlaces>
    </Screen>
  );
}
