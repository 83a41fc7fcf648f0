import { firstFault, maxLength, plainCharacters, required } from '../fields/fields.rules.ts';
import type { BookingType, MutationMergeBookingsArgs } from '#schema/generated.ts';
import { bookingNameMaxLength, pdfTitleMaxLength } from '#schema/limits.ts';

/** BOOK-04, B-41: only an event must have a name of its own. */
export const bookingNameFault = (bookingType: BookingType, bookingName: string) =>
  firstFault(bookingName.trim(), [
    ...(bookingType === 'event' ? [required] : []),
    maxLength(bookingNameMaxLength),
    plainCharacters,
  ]);

/** AVL-11. */
export const pdfTitleFault = (pdfTitle: string) =>
  firstFault(pdfTitle.trim(), [required, maxLength(pdfTitleMaxLength), plainCharacters]);

/** BOOK-15, B-40: several bookings, and the one of them that is kept. */
export const mergeable = ({ bookingIds, bookingIdToMerge }: MutationMergeBookingsArgs) =>
  new Set(bookingIds).size > 1 && bookingIds.includes(bookingIdToMerge);
