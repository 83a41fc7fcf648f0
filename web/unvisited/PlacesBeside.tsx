import { useAddition } from '../parts/additions/useAddition.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { PlacesBlock } from './PlacesBlock.tsx';
import { unvisitedPlacesQuery } from './unvisited.operations.ts';

interface Props {
  readonly territoryId: string;
  readonly numberName: string;
  readonly mapLink: string | null;
}

/** Beside the settings of a territory: its map stands, whether the places can be had or not (OWN-195). */
export function PlacesBeside({ territoryId, ...map }: Props) {
  const { data, reload } = useAddition({ query: unvisitedPlacesQuery, variables: { territoryId } });
  useChanged(reload);
  return (
    <PlacesBlock
      key={territoryId}
      {...map}
      territoryId={territoryId}
      read={data?.unvisitedPlaces ?? null}
      onChanged={reload}
    />
  );
}
