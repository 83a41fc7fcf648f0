import { Navigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';

import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { StreetList } from '../streets/StreetList.tsx';
import { unvisitedPlacesQuery } from '../unvisited/unvisited.operations.ts';
import { UnvisitedPlaces } from '../unvisited/UnvisitedPlaces.tsx';
import { fieldTexts } from './field.texts.ts';
import classes from './FieldScreen.module.css';

/** A territory that one has, as one needs it outside (OWN-122, OWN-124). */
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
  return (
    <Screen title={data?.unvisitedPlaces?.numberName ?? withProduct(fieldTexts.title)}>
      <div className={classes.field}>
        <UnvisitedPlaces territoryId={territoryId} />
        {data?.unvisitedPlaces && <StreetList territoryId={territoryId} />}
      </div>
    </Screen>
  );
}
