import type {
  MutationAddUnvisitedPlaceArgs,
  MutationMoveUnvisitedPlaceArgs,
  MutationReconfirmUnvisitedPlaceArgs,
  MutationRemoveUnvisitedPlaceArgs,
} from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WirePlaces {
  readonly number_name: string;
  readonly map_link: string | null;
  readonly can_edit: boolean;
  readonly can_remove: boolean;
  readonly places: readonly {
    readonly place_id: number;
    readonly latitude: number;
    readonly longitude: number;
    readonly confirmed_on: string;
    readonly to_reconfirm: boolean;
    readonly version: string;
  }[];
}

export const unvisitedRest = (rest: Rest) => ({
  unvisitedPlaces: (territoryId: string) =>
    rest.get<WirePlaces>(`/territory/unvisited/${encodeURIComponent(territoryId)}`),
  addUnvisitedPlace: ({ territoryId, latitude, longitude }: MutationAddUnvisitedPlaceArgs) =>
    rest.post('/territory/unvisited/add', {
      territory_id: territoryId,
      latitude: String(latitude),
      longitude: String(longitude),
    }),
  moveUnvisitedPlace: (place: MutationMoveUnvisitedPlaceArgs) =>
    rest.post('/territory/unvisited/move', {
      place_id: place.placeId,
      version: place.version,
      latitude: String(place.latitude),
      longitude: String(place.longitude),
    }),
  reconfirmUnvisitedPlace: ({ placeId, version }: MutationReconfirmUnvisitedPlaceArgs) =>
    rest.post('/territory/unvisited/reconfirm', { place_id: placeId, version }),
  removeUnvisitedPlace: ({ placeId, version }: MutationRemoveUnvisitedPlaceArgs) =>
    rest.post('/territory/unvisited/remove', { place_id: placeId, version }),
});
