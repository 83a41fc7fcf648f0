import { z } from 'zod';
import { qrCode } from '../domain/links/qr-code.ts';
import { congregationIn, linkHash, newLinkToken } from '../domain/links/tokens.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { done, doneWithNotice, refuse, type Answer } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall, type SignedInCall } from '../parts/http/calls.ts';
import { id, secondsAgo, text } from '../parts/http/fields.ts';
import { mapsOf } from '../domain/map/drawn-maps.queries.ts';
import { mapFields } from '../domain/map/map.fields.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { GroundStreets } from '../domain/streets/ground-streets.ts';
import { limitsOnly } from './limits-only.ts';
import { roundFields } from './round.fields.ts';
import { beginShare, endShares, sharedTerritory } from './shares.queries.ts';
import { streetTerritory } from '../domain/streets/streets.queries.ts';
import { markedAt } from '../domain/streets/streets.rules.ts';
import { streetsTexts as texts } from '../domain/streets/streets.texts.ts';
import { linesNow, roundNow, takeMark } from '../domain/streets/take-mark.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'basemapUrl' | 'product' | 'publicUrl'>;
  readonly groundStreets: GroundStreets;
}

const territoryForm = z.object({ territory_id: id });
const shareForm = territoryForm.extend({ link: text });
const markForm = z.object({
  token: text,
  street: text,
  side: text,
  state: text,
  seconds_ago: secondsAgo,
});

/** A kept answer would hold the token, and tell who was where and when. */
const unrecorded = { unrecorded: true } as const;

/** Two who work one territory: its holder shows a code, whose bearer ticks its streets until midnight (OWN-161). */
export function sharesCalls(calls: Calls, { clock, config, groundStreets }: Ports): void {
  const sentence = (code: keyof typeof texts) => refuse(withProduct(texts[code], config.product));
  const ended = sentence('shareEnded');

  /** The caller's territory as it is until the end of the transaction. */
  async function ownTerritory({
    db,
    session,
    today,
    form,
  }: Pick<SignedInCall<z.infer<typeof territoryForm>>, 'db' | 'session' | 'today' | 'form'>) {
    await returnWhatIsDueFirst(db, session, today);
    await lockTerritories(db, [form.territory_id]);
    const userId = session.home === session.congregation ? session.userId : null;
    const territory = await streetTerritory(db, form.territory_id, userId);
    return territory?.held ? territory : null;
  }

  calls.signedIn(
    'POST /territory/streets/share',
    shareForm,
    async (call) => {
      const { db, session, now } = call;
      const territory = await ownTerritory(call);
      if (!territory) return sentence('notHeld');
      const shown = call.form.link.split('/').at(-1) ?? '';
      const still = (await sharedTerritory(db, linkHash(shown), now))?.id === territory.id;
      const token = still ? shown : newLinkToken(session.congregation);
      const share = { hash: linkHash(token), territoryId: territory.id, userId: session.userId };
      const midnight = clock.local(now).startOfDay().add({ days: 1 }).toInstant();
      if (!still) await beginShare(db, share, midnight);
      const link = `${config.publicUrl}/a-deux/${token}`;
      return done({ link, qrcode: await qrCode(link) });
    },
    unrecorded,
  );

  calls.signedIn(
    'POST /territory/streets/unshare',
    territoryForm,
    async (call) => {
      const territory = await ownTerritory(call);
      if (!territory) return sentence('notHeld');
      await endShares(call.db, territory.id);
      return doneWithNotice(texts.unshared);
    },
    unrecorded,
  );

  /** Wrong, ended and spent tokens are answered alike. */
  function shared(
    call: PublicCall<unknown>,
    token: string,
    work: (db: Db, find: () => ReturnType<typeof sharedTerritory>) => Promise<Answer>,
  ): Promise<Answer> {
    const congregation = congregationIn(token);
    if (congregation === null) return Promise.resolve(ended);
    return rolledBackWhenRefused(call.database, congregation, (db) =>
      work(db, () => sharedTerritory(db, linkHash(token), call.now)),
    );
  }

  const inPath = { token: ({ path }: PublicCall<unknown>) => path['token'] ?? '', wrong: [ended] };
  calls.capability('GET /streets/shared/{token}', noForm, inPath, (call) =>
    shared(call, inPath.token(call), async (db, find) => {
      const territory = await find();
      if (!territory) return ended;
      const { round } = await roundNow(db, groundStreets, { id: territory.id, held: true });
      return done({ number_name: territory.numberName, ...roundFields(round) });
    }),
  );

  /** The limits and what is drawn of the streets: no marker and no other territory (OWN-221). */
  calls.capability('GET /streets/shared/map/{token}', noForm, inPath, (call) =>
    shared(call, inPath.token(call), async (db, find) => {
      const territory = await find();
      if (!territory) return ended;
      const [map] = await mapsOf(db, [territory.id]);
      if (!map) return done({ map: null, lines: [] });
      return done({
        map: mapFields(map, { ...map, geojson_feature: limitsOnly(map.geojson_feature) }, config),
        lines: await linesNow(db, groundStreets, territory.id),
      });
    }),
  );

  const inForm = {
    token: ({ form }: PublicCall<z.output<typeof markForm>>) => form.token,
    wrong: [ended],
  };
  calls.capability('POST /streets/shared/mark', markForm, inForm, (call) =>
    shared(call, call.form.token, async (db, find) => {
      const found = await find();
      if (!found) return ended;
      await lockTerritories(db, [found.id]);
      // It may have been returned while this one waited for it.
      const territory = await find();
      if (!territory) return ended;
      const held = { id: territory.id, held: true };
      const at = markedAt(call.form.seconds_ago, call.now);
      const { refused } = await takeMark(db, groundStreets, held, call.form, at);
      return refused ? sentence(refused) : done({});
    }),
  );
}
