import { cardsMax } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Gazetteers } from '../parts/gazetteer/gazetteers.ts';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls, SignedInCall } from '../parts/http/calls.ts';
import { flag, formWithLists, ids, text } from '../parts/http/fields.ts';
import { polygonStyle } from '../domain/map/polygon-style.ts';
import { pdfName } from '#engines/paper/pdf-name.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { unprintable } from '#engines/paper/unprintable.ts';
import { withProduct } from '../parts/texts/product.ts';
import {
  chosenTerritories,
  drawnCards,
  limitsOnCards,
  ownGround,
  textsOnCards,
} from './cards.queries.ts';
import { cardsOf, cardSize } from './cards.rules.ts';
import { cardsSentence, cardsTexts, cardWords } from './cards.texts.ts';
import { openGroundLetters } from './ground-letters.ts';
import { groundFile } from '../parts/grounds/ground-file.ts';
import { groundsHere } from '../parts/grounds/grounds-here.ts';

interface Ports {
  readonly clock: Clock;
  readonly press: PdfPress;
  readonly gazetteers: Gazetteers;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'dataDir'>;
}

const chosen = formWithLists({ territory_ids: ids });
const cards = formWithLists({ territory_ids: ids, size: text, on_a4: flag });

type CardsCall = Pick<
  SignedInCall<{ territory_ids: readonly number[] }>,
  'db' | 'session' | 'form' | 'today'
>;

export function cardsCalls(calls: Calls, { clock, press, gazetteers, config }: Ports): void {
  const sentence = (refused: Parameters<typeof cardsSentence>[0]) =>
    refuse(cardsSentence(refused, config.product, String(cardsMax)));

  const lackedOnGround = openGroundLetters({ press, config });

  async function ruling({ db, session, form, today }: CardsCall) {
    await returnWhatIsDueFirst(db, session, today);
    const territories = await chosenTerritories(db, form.territory_ids, session.userId);
    return cardsOf(territories, { ids: form.territory_ids, role: session.role });
  }

  async function limitsInWords(
    drawn: Awaited<ReturnType<typeof limitsOnCards>>,
    ground: string | null,
  ): Promise<Readonly<Record<number, string>>> {
    const limits: Record<number, string> = {};
    for (const { territory_id, polygons } of drawn) {
      limits[territory_id] = (await gazetteers.about(ground, polygons))?.limits ?? '';
    }
    return limits;
  }

  /**
   * Beyond the contract: counts the chosen territories that can be printed, names the others and
   * what cannot be printed on them, of what was typed and of what the ground names (OWN-01, OWN-20).
   */
  calls.signedIn('POST /territory/cards/check', chosen, async (call) => {
    const it = await ruling(call);
    if (it.refused) return sentence(it.refused);
    const typed = await textsOnCards(call.db, it.printable);
    const drawn = await limitsOnCards(call.db, it.printable);
    const own = await ownGround(call.db);
    const named = lackedOnGround(
      own,
      drawn.map(({ polygons }) => polygons),
    );
    return done({
      printable: it.printable.length,
      without_map: it.withoutMap,
      unprintable: unprintable([...typed, ...named]),
    });
  });

  /**
   * Beyond the contract: prints the chosen territories that have a map, as cards true to scale
   * (OWN-01).
   */
  calls.signedInSheet('POST /territory/cards', cards, async (call) => {
    const { db, form, now } = call;
    const size = cardSize(form.size);
    if (!size) return sentence('unknownSize');
    const it = await ruling(call);
    if (it.refused) return sentence(it.refused);
    const local = clock.local(now);
    const row =
      it.printable.length > 0 &&
      (await drawnCards(db, it.printable, {
        saved: cardsTexts.saved,
        timeZone: local.timeZoneId,
      }));
    if (!row) return sentence('noMap');
    const own = row.ground_sha256 === null ? null : groundFile(config.dataDir, row.ground_sha256);
    const grounds = await groundsHere(own);
    const drawn = await limitsOnCards(db, it.printable);
    return {
      success: true,
      filename: pdfName(config.product, local),
      mime: 'application/pdf',
      make: async () =>
        press.draw({
          form: 'cards',
          title: withProduct(cardsTexts.title, config.product),
          size,
          onA4: form.on_a4,
          words: cardWords(config.product),
          style: polygonStyle(row),
          grounds,
          mapsAddress: `${config.publicUrl}/map/`,
          limits: await limitsInWords(drawn, row.ground_sha256),
          drawn: row.drawn,
        }),
    };
  });
}
