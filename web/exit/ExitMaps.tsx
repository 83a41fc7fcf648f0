import { MapLink } from '../domain/territory/MapLink.tsx';
import { ShareMaps } from '../domain/territory/ShareMaps.tsx';
import { useAddition } from '../parts/additions/useAddition.ts';
import { ownMapsQuery, whatIsOutQuery } from './exit.operations.ts';

interface Props {
  /** The exit is the reader's own. */
  readonly mine: boolean;
  readonly territoryIds: readonly string[];
}

/** The maps of what has just gone out: to look at, where it is one's own, and to hand on (OWN-284). */
export function ExitMaps({ mine, territoryIds }: Props) {
  const own = useAddition({ query: ownMapsQuery, variables: {}, pause: !mine });
  const out = useAddition({ query: whatIsOutQuery, variables: {}, pause: mine });
  const listed = mine ? own.data?.myExitedTerritories : out.data?.exitedTerritories;
  const rows = (listed?.territories ?? []).filter(
    ({ territoryId }) => territoryId !== null && territoryIds.includes(territoryId),
  );
  const [row] = rows;
  return (
    <>
      {mine && row && row.mapLink !== null && (
        <MapLink mapLink={row.mapLink} numberName={row.numberName} />
      )}
      <ShareMaps rows={rows} />
    </>
  );
}
