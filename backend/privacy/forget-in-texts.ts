import type { Db } from '../parts/db/database.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import {
  bookingNames,
  bookingsNaming,
  bookingTitles,
  contactNaming,
  deleteOverwritten,
  fileNames,
  lines,
  notes,
  overwrittenNaming,
  saveContact,
} from './personal-texts.queries.ts';
import {
  freeName,
  isNamed,
  lineWithoutPerson,
  withoutPerson,
} from '../parts/texts/personal-texts.rules.ts';

const maxLength = { booking: 50, note: 100, line: 120, fileName: 120, contact: 200 };

/**
 * Removes a person from texts that others typed: bookings, notes, log, imports, contact (B-48,
 * OWN-16).
 */
export async function forgetInTexts(
  db: Db,
  names: readonly string[],
  nobody: string,
): Promise<void> {
  if (names.length === 0) return;
  const person = { names, nobody };
  for (const { id, type, text } of await bookingsNaming(db, names)) {
    const left = withoutPerson(text, person, maxLength.booking);
    if (left === text) continue;
    const taken = await bookingNames(db, type);
    await bookingTitles.save(db, { id, text: freeName(left, taken, maxLength.booking) });
  }
  const without = (most: number) => (text: string) => withoutPerson(text, person, most);
  const kinds = [
    { texts: notes, cleaned: without(maxLength.note) },
    { texts: lines, cleaned: (text: string) => lineWithoutPerson(text, person, maxLength.line) },
    { texts: fileNames, cleaned: without(maxLength.fileName) },
  ];
  for (const { texts, cleaned } of kinds) {
    for (const { id, text } of await texts.naming(db, names)) {
      const left = cleaned(text);
      if (left !== text) await texts.save(db, { id, text: left });
    }
  }
  const overwritten = await overwrittenNaming(db, names);
  const naming = overwritten.filter(({ texts }) => texts.some((text) => isNamed(text, names)));
  await deleteOverwritten(
    db,
    naming.map(({ id }) => id),
  );
  const contact = await contactNaming(db, names);
  if (!contact) return;
  const left = withoutPerson(contact.text, person, maxLength.contact);
  if (left === contact.text) return;
  await onTheSite(db, () => saveContact(db, { id: contact.id, text: left }));
}
