import type {
  MutationAddUnvisitedPlaceArgs,
  MutationMoveUnvisitedPlaceArgs,
  MutationReconfirmUnvisitedPlaceArgs,
  MutationRemoveUnvisitedPlaceArgs,
} from '#schema/generated.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const places = wire.object({
  number_name: wire.text,
  map_link: wire.textOrNull,
  can_edit: wire.boolean,
  can_remove: wire.boolean,
  places: wire.list(
    wire.object({
      place_id: wire.id,
      latitude: wire.number,
      longitude: wire.number,
      confirmed_on: wire.text,
      to_reconfirm: wire.boolean,
      version: wire.text,
    }),
  ),
});

export const unvisitedRest = (rest: Rest) => ({
  unvisitedPlaces: (territoryId: string) =>
    rest.get(path`/territory/unvisited/${territoryId}`, places),
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
