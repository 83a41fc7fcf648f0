import { z } from 'zod';
import { unvisitedPlacesMax } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse, type Answer } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, readId, text, textOrNone } from '../parts/http/fields.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { placesChanged, type Change } from '../domain/places/places-changed.ts';
import {
  deletePlace,
  insertPlace,
  movePlace,
  placeFacts,
  placesOf,
  reconfirmPlace,
  territoryFacts,
  territoryOfPlace,
} from '../domain/places/places.queries.ts';
import {
  asRead,
  maySee,
  placeAt,
  positionIn,
  type PlaceFacts,
  type TerritoryFacts,
} from '../domain/places/places.rules.ts';
import { unvisitedTexts as texts } from './unvisited.texts.ts';

const position = { latitude: text, longitude: text };
const addForm = z.object({ territory_id: id, ...position });
const placeForm = z.object({ place_id: id, version: textOrNone });
const moveForm = placeForm.extend(position);

export function unvisitedCalls(
  calls: Calls,
  { config }: { readonly config: Pick<Config, 'product' | 'publicUrl'> },
): void {
  const sentence = (code: keyof typeof texts) =>
    refuse(withProduct(texts[code], config.product).replace('{most}', String(unvisitedPlacesMax)));

  async function finished(
    call: Change,
    territory: TerritoryFacts,
    places: number,
    told: string,
  ): Promise<Answer> {
    await placesChanged(call, territory, places);
    return doneWithNotice(told);
  }

  /** Locks the place's territory; `work` gets the place as it is now, and all of its territory. */
  async function withPlace(
    call: Change & { readonly form: z.output<typeof placeForm> },
    work: (facts: {
      readonly place: PlaceFacts;
      readonly places: readonly PlaceFacts[];
      readonly territory: TerritoryFacts;
    }) => Promise<Answer>,
  ): Promise<Answer> {
    const { db, form } = call;
    const known = await territoryOfPlace(db, form.place_id);
    if (!known) return sentence('gone');
    await lockTerritories(db, [known.territoryId]);
    const territory = await territoryFacts(db, known.territoryId, null);
    const places = await placeFacts(db, known.territoryId);
    const place = places.find((it) => it.id === form.place_id);
    if (!territory || !place) return sentence('gone');
    const read = asRead(place, form.version);
    return read.refused ? sentence(read.refused) : work({ place, places, territory });
  }

  /** The places of a territory, for managers and whoever has it at that moment (OWN-122). */
  calls.signedIn('GET /territory/unvisited/{territory_id}', noForm, async (call) => {
    const { db, session, today, path } = call;
    await returnWhatIsDueFirst(db, session, today);
    const own = session.home === session.congregation ? session.userId : null;
    const territory = await territoryFacts(db, readId(path['territory_id']), own);
    if (!territory) return sentence('unknownTerritory');
    if (!maySee(territory, session.role)) return sentence('notHeld');
    const places = await placesOf(db, [territory.id], today.toString());
    return done({
      number_name: territory.numberName,
      map_link: territory.token === null ? null : `${config.publicUrl}/map/${territory.token}`,
      can_edit: manages(session.role) && (territory.limits ?? []).length > 0,
      can_remove: manages(session.role),
      places: places.map(({ territory_id: _, ...place }) => place),
    });
  });

  /** Notes a place (OWN-122). */
  calls.signedIn('POST /territory/unvisited/add', addForm, async (call) => {
    const { db, form, today } = call;
    await lockTerritories(db, [form.territory_id]);
    const territory = await territoryFacts(db, form.territory_id, null);
    if (!territory) return sentence('unknownTerritory');
    const places = await placeFacts(db, territory.id);
    const to = positionIn(form.latitude, form.longitude);
    const ruling = placeAt(territory, places, to);
    if (ruling.refused || !to) return sentence(ruling.refused ?? 'unreadablePosition');
    await insertPlace(db, territory.id, to, today.toString());
    return finished(call, territory, places.length + 1, texts.added);
  });

  /** Moves a place; its day stays (OWN-122). */
  calls.signedIn('POST /territory/unvisited/move', moveForm, (call) =>
    withPlace(call, async ({ place, places, territory }) => {
      const to = positionIn(call.form.latitude, call.form.longitude);
      const ruling = placeAt(territory, places, to, place);
      if (ruling.refused || !to) return sentence(ruling.refused ?? 'unreadablePosition');
      await movePlace(call.db, place.id, to);
      return finished(call, territory, places.length, texts.moved);
    }),
  );

  /** Confirms a place as of today (OWN-123). */
  calls.signedIn('POST /territory/unvisited/reconfirm', placeForm, (call) =>
    withPlace(call, async ({ place, places, territory }) => {
      await reconfirmPlace(call.db, place.id, call.today.toString());
      return finished(call, territory, places.length, texts.reconfirmed);
    }),
  );

  /** Removes a place, and with the last one the flag that it had set (OWN-122). */
  calls.signedIn('POST /territory/unvisited/remove', placeForm, (call) =>
    withPlace(call, async ({ place, places, territory }) => {
      await deletePlace(call.db, place.id);
      return finished(call, territory, places.length - 1, texts.removed);
    }),
  );
}
