import type { Temporal } from 'temporal-polyfill';
import { pdfTitleMaxLength } from '#schema/limits.ts';
import { returnWhatIsDueFirst } from '../assignment/automatic-return.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import { done, refuse } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { formWithLists, ids, label } from '../http/fields.ts';
import { pdfName } from '../pdf/pdf-name.ts';
import type { PdfPress } from '../pdf/pdf-press.ts';
import { withProduct } from '../texts/product.ts';
import { availableSheet } from './available-sheet.ts';
import { availableTerritories } from './available.queries.ts';
import { printable } from './booking.rules.ts';
import { selectedTerritories } from './booking.queries.ts';
import { bookingTexts } from './booking.texts.ts';

export interface AvailablePorts {
  readonly clock: Clock;
  readonly press: PdfPress;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const exportForm = formWithLists({ pdf_title: label(pdfTitleMaxLength), selected: ids });

export function availableCalls(calls: Calls, { clock, press, config }: AvailablePorts): void {
  const mapsAddress = `${config.publicUrl}/map/`;

  /** REST-46, B-37, B-82, B-83. */
  calls.signedIn('GET /territory/available', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const list = await availableTerritories(db, { mapsAddress, today: today.toString() });
    return done({ ...list });
  });

  /** REST-54, AVL-11, AVL-12: any role (B-82). */
  calls.signedInSheet('POST /territory/available/export', exportForm, async ({ db, form, now }) => {
    const chosen = printable(await selectedTerritories(db, form.selected), form.selected);
    if (chosen.refused) {
      return refuse(
        withProduct(bookingTexts[chosen.refused], config.product).replace('{nn}', () =>
          'numberName' in chosen ? chosen.numberName : '',
        ),
      );
    }
    const local = clock.local(now);
    const today = local.toPlainDate();
    const { territories } = await availableTerritories(db, {
      mapsAddress,
      today: today.toString(),
    });
    const selected = new Set(form.selected);
    const sheet = availableSheet(
      territories.toJSON().filter((it) => selected.has(it.territory_id)),
      { title: form.pdf_title, day: humanDay(today), product: config.product },
    );
    return {
      success: true,
      filename: pdfName(config.product, local),
      mime: 'application/pdf',
      make: () => press.draw(sheet),
    };
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

const humanDay = ({ day, month, year }: Temporal.PlainDate): string =>
  `${two(day)}/${two(month)}/${year}`;
