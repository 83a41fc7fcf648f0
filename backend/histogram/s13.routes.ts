import { z } from 'zod';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { unprintable } from '#engines/paper/unprintable.ts';
import { s13Sheet } from './s13-sheet.ts';
import { checkedTerritories, firstRelease, loginsOnSheet, s13Territories } from './s13.queries.ts';
import { chosenServiceYear, concerns, oddAssignments, serviceYearsSince } from './s13.rules.ts';
import { s13Texts } from './s13.texts.ts';

interface Ports {
  readonly press: PdfPress;
}

const yearChosen = z.object({ service_year: text });

export function s13Calls(calls: Calls, { press }: Ports): void {
  /** The S-13 as a PDF (REST-13, B-63). */
  calls.signedInSheet('GET /territory/s13', yearChosen, async ({ db, session, form, today }) => {
    const year = chosenServiceYear(form.service_year, today);
    if (year.refused) return refuse(s13Texts[year.refused]);
    await returnWhatIsDueFirst(db, session, today);
    const sheet = s13Sheet(await s13Territories(db, year), year);
    return {
      success: true,
      filename: s13Texts.filename,
      mime: 'application/pdf',
      make: () => press.draw(sheet),
    };
  });

  /** Beyond the contract: oddities on that sheet, names that it cannot print, and the service years that can be chosen. */
  calls.signedIn('GET /territory/s13/check', yearChosen, async ({ db, session, form, today }) => {
    const year = chosenServiceYear(form.service_year, today);
    if (year.refused) return refuse(s13Texts[year.refused]);
    await returnWhatIsDueFirst(db, session, today);
    const territories = await checkedTerritories(db);
    return done({
      unprintable: unprintable(await loginsOnSheet(db, year)),
      service_years: serviceYearsSince(await firstRelease(db), today),
      odd: territories.flatMap(({ number_name, link, covered, assignments }) => {
        const about = { number_name, link };
        return [
          ...(covered ? [] : [{ ...about, oddity: 'neverCovered', text: '' }]),
          ...oddAssignments(assignments, today)
            .filter((odd) => concerns(year, odd))
            .map(({ oddity, assignment }) => ({ ...about, oddity, text: assignment.text })),
        ];
      }),
    });
  });
}
