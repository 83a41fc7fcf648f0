import { z } from 'zod';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type SignedInCall } from '../parts/http/calls.ts';
import { id, readId, secondsAgo, text } from '../parts/http/fields.ts';
import { withProduct } from '../parts/texts/product.ts';
import { maySee } from '../domain/places/places.rules.ts';
import type { GroundStreets } from '../domain/streets/ground-streets.ts';
import { roundFields } from './round.fields.ts';
import { isShared } from './shares.queries.ts';
import { markedAt } from '../domain/streets/streets.rules.ts';
import { endRound, streetTerritory } from '../domain/streets/streets.queries.ts';
import { streetsTexts as texts } from '../domain/streets/streets.texts.ts';
import { linesNow, roundNow, takeMark } from '../domain/streets/take-mark.ts';

interface Ports {
  readonly groundStreets: GroundStreets;
  readonly config: Pick<Config, 'product'>;
}

const markForm = z.object({
  territory_id: id,
  street: text,
  side: text,
  state: text,
  seconds_ago: secondsAgo,
});
const territoryForm = z.object({ territory_id: id });

const unrecorded = { unrecorded: true } as const;

type Caller = Pick<SignedInCall<unknown>, 'db' | 'session' | 'today'>;

export function streetsCalls(calls: Calls, { groundStreets, config }: Ports): void {
  const sentence = (code: keyof typeof texts) => refuse(withProduct(texts[code], config.product));

  const territoryOf = ({ db, session }: Caller, territoryId: number) =>
    streetTerritory(db, territoryId, session.home === session.congregation ? session.userId : null);

  /** The territory as it is until the end of the transaction. */
  const lockedTerritory = async (call: Caller, territoryId: number) => {
    await returnWhatIsDueFirst(call.db, call.session, call.today);
    await lockTerritories(call.db, [territoryId]);
    return territoryOf(call, territoryId);
  };

  /** The streets of a territory, for managers and whoever has it at that moment (OWN-124). */
  calls.signedIn('GET /territory/streets/{territory_id}', noForm, async (call) => {
    await returnWhatIsDueFirst(call.db, call.session, call.today);
    const territory = await territoryOf(call, readId(call.path['territory_id']));
    if (!territory) return sentence('unknownTerritory');
    if (!maySee(territory, call.session.role)) return sentence('notSeen');
    const { round } = await roundNow(call.db, groundStreets, territory);
    return done({
      can_mark: territory.held,
      shared: territory.held && (await isShared(call.db, territory.id, call.now)),
      ...roundFields(round),
    });
  });

  /** What is drawn of them, for the same people: asked once, where the list is asked again and again (OWN-220). */
  calls.signedIn('GET /territory/streets/lines/{territory_id}', noForm, async (call) => {
    const territory = await territoryOf(call, readId(call.path['territory_id']));
    if (!territory) return sentence('unknownTerritory');
    if (!maySee(territory, call.session.role)) return sentence('notSeen');
    return done({ lines: await linesNow(call.db, groundStreets, territory.id) });
  });

  /**
   * Marks one street, or a side of it. Writes no line of the log, and nothing else that would tell who was where and when (OWN-124).
   */
  calls.signedIn(
    'POST /territory/streets/mark',
    markForm,
    async (call) => {
      const { db, form } = call;
      const territory = await lockedTerritory(call, form.territory_id);
      if (!territory) return sentence('unknownTerritory');
      const at = markedAt(form.seconds_ago, call.now);
      const { refused } = await takeMark(db, groundStreets, territory, form, at);
      return refused ? sentence(refused) : done({});
    },
    unrecorded,
  );

  /** Begins again with all streets, also with those that a former holder has done (OWN-125). */
  calls.signedIn(
    'POST /territory/streets/restart',
    territoryForm,
    async (call) => {
      const { db, form } = call;
      const territory = await lockedTerritory(call, form.territory_id);
      if (!territory) return sentence('unknownTerritory');
      if (!territory.held) return sentence('notHeld');
      await endRound(db, territory.id);
      return doneWithNotice(texts.restarted);
    },
    unrecorded,
  );
}
