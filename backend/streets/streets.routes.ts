import { z } from 'zod';
import { returnWhatIsDueFirst } from '../parts/assignment/automatic-return.ts';
import { lockTerritories } from '../parts/assignment/territory-lock.queries.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type SignedInCall } from '../parts/http/calls.ts';
import { id, readId, text } from '../parts/http/fields.ts';
import { groundFile } from '../parts/map/ground-file.ts';
import { groundsHere } from '../parts/map/grounds-here.ts';
import type { PdfPress } from '../parts/pdf/pdf-press.ts';
import { withProduct } from '../parts/texts/product.ts';
import { territoryFacts } from '../unvisited/unvisited.queries.ts';
import { maySee, type TerritoryFacts } from '../unvisited/unvisited.rules.ts';
import { beginRound, endRound, markStreet, ownGround, roundOf } from './streets.queries.ts';
import { covered, markedStreet, newRound, someBefore, type Round } from './streets.rules.ts';
import { streetsTexts as texts } from './streets.texts.ts';

interface Ports {
  readonly press: PdfPress;
  readonly config: Pick<Config, 'product' | 'dataDir'>;
}

const markForm = z.object({ territory_id: id, street: text, state: text });
const territoryForm = z.object({ territory_id: id });

const unrecorded = { unrecorded: true } as const;

type Caller = Pick<SignedInCall<unknown>, 'db' | 'session' | 'today'>;

export function streetsCalls(calls: Calls, { press, config }: Ports): void {
  const sentence = (code: keyof typeof texts) => refuse(withProduct(texts[code], config.product));

  const territoryOf = ({ db, session }: Caller, territoryId: number) =>
    territoryFacts(db, territoryId, session.home === session.congregation ? session.userId : null);

  /** The territory as it is until the end of the transaction. */
  const lockedTerritory = async (call: Caller, territoryId: number) => {
    await returnWhatIsDueFirst(call.db, call.session, call.today);
    await lockTerritories(call.db, [territoryId]);
    return territoryOf(call, territoryId);
  };

  /** All streets of the territory, as its ground has them; none without limits or ground. */
  async function freshRound(db: Db, { limits }: TerritoryFacts): Promise<Round> {
    if (!limits || limits.length === 0) return newRound([]);
    const ground = await ownGround(db);
    const own = ground?.sha256 ? groundFile(config.dataDir, ground.sha256) : null;
    const grounds = await groundsHere(own);
    return newRound(await press.streetsIn({ grounds, limits }));
  }

  /** Only its holder begins a round: for others the ground is not read. */
  const roundToBegin = async (db: Db, territory: TerritoryFacts): Promise<Round> =>
    territory.held ? freshRound(db, territory) : newRound([]);

  const fieldsOf = (round: Round, held: boolean) => ({
    can_mark: held,
    covered: covered(round),
    total_metres: round.totalMetres,
    some_before: someBefore(round),
    streets: round.streets,
  });

  /** The streets of a territory, for managers and whoever has it at that moment (OWN-124). */
  calls.signedIn('GET /territory/streets/{territory_id}', noForm, async (call) => {
    await returnWhatIsDueFirst(call.db, call.session, call.today);
    const territory = await territoryOf(call, readId(call.path['territory_id']));
    if (!territory) return sentence('unknownTerritory');
    if (!maySee(territory, call.session.role)) return sentence('notSeen');
    const begun = await roundOf(call.db, territory.id);
    const round = begun ?? (await roundToBegin(call.db, territory));
    return done(fieldsOf(round, territory.held));
  });

  /**
   * Marks one street. Writes no line of the log, and nothing else that would tell who was where and when (OWN-124).
   */
  calls.signedIn(
    'POST /territory/streets/mark',
    markForm,
    async (call) => {
      const { db, form } = call;
      const territory = await lockedTerritory(call, form.territory_id);
      if (!territory) return sentence('unknownTerritory');
      const begun = await roundOf(db, territory.id);
      const round = begun ?? (await roundToBegin(db, territory));
      const ruling = markedStreet(round, territory.held, form);
      if (ruling.refused) return sentence(ruling.refused);
      if (!begun) await beginRound(db, territory.id, round.streets);
      await markStreet(db, territory.id, form.street, ruling.state);
      return done({});
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
