import type { z } from 'zod';
import { pdfTitleMaxLength } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type SignedInCall } from '../parts/http/calls.ts';
import { formWithLists, ids, label } from '../parts/http/fields.ts';
import { pdfName } from '#engines/paper/pdf-name.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { unprintable } from '#engines/paper/unprintable.ts';
import { withProduct } from '../parts/texts/product.ts';
import { availableSheet } from './available-sheet.ts';
import { availableTerritories } from './available.queries.ts';
import { printable } from './booking.rules.ts';
import { selectedTerritories } from './booking.queries.ts';
import { bookingTexts } from './booking.texts.ts';
import { humanDay } from '../parts/texts/human-day.ts';

export interface AvailablePorts {
  readonly clock: Clock;
  readonly press: PdfPress;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const exportForm = formWithLists({ pdf_title: label(pdfTitleMaxLength), selected: ids });

export function availableCalls(calls: Calls, { clock, press, config }: AvailablePorts): void {
  const mapsAddress = `${config.publicUrl}/map/`;

  /** Lists the available territories, with their bookings (REST-46, B-37, B-82, B-83). */
  calls.signedIn('GET /territory/available', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const list = await availableTerritories(db, { mapsAddress, today: today.toString() });
    return done({ ...list });
  });

  async function sheetOf({ db, form, today }: SignedInCall<z.output<typeof exportForm>>) {
    const chosen = printable(await selectedTerritories(db, form.selected), form.selected);
    if (chosen.refused) {
      return refuse(
        withProduct(bookingTexts[chosen.refused], config.product).replace('{nn}', () =>
          'numberName' in chosen ? chosen.numberName : '',
        ),
      );
    }
    const { territories } = await availableTerritories(db, {
      mapsAddress,
      today: today.toString(),
    });
    const selected = new Set(form.selected);
    return availableSheet(
      territories.toJSON().filter((it) => selected.has(it.territory_id)),
      { title: form.pdf_title, day: humanDay(today), product: config.product },
    );
  }

  /** Says which letters of the PDF below cannot be printed (OWN-58). */
  calls.signedIn('POST /territory/available/check', exportForm, async (call) => {
    const sheet = await sheetOf(call);
    if ('success' in sheet) return sheet;
    return done({ unprintable: unprintable([sheet.title, ...sheet.rows.flat()]) });
  });

  /**
   * Prints chosen available territories as a PDF; open to every role (REST-54, AVL-11, AVL-12,
   * B-82).
   */
  calls.signedInSheet('POST /territory/available/export', exportForm, async (call) => {
    const sheet = await sheetOf(call);
    if ('success' in sheet) return sheet;
    return {
      success: true,
      filename: pdfName(config.product, clock.local(call.now)),
      mime: 'application/pdf',
      make: () => press.draw(sheet),
    };
  });
}
