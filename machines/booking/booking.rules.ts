import { firstFault, maxLength, plainCharacters, required } from '../parts/fields/fields.rules.ts';
import type { BookingType, MutationMergeBookingsArgs } from '#schema/generated.ts';
import { bookingNameMaxLength, pdfTitleMaxLength } from '#schema/limits.ts';

/** An event must be named; a paper or online booking need not be (BOOK-04, B-41). */
export const bookingNameFault = (bookingType: BookingType, bookingName: string) =>
  firstFault(bookingName.trim(), [
    ...(bookingType === 'event' ? [required] : []),
    maxLength(bookingNameMaxLength),
    plainCharacters,
  ]);

/** Required, within the length limit, without special characters (AVL-11). */
export const pdfTitleFault = (pdfTitle: string) =>
  firstFault(pdfTitle.trim(), [required, maxLength(pdfTitleMaxLength), plainCharacters]);

/** A merge takes several bookings and keeps one of them (BOOK-15, B-40). */
export const mergeable = ({ bookingIds, bookingIdToMerge }: MutationMergeBookingsArgs) =>
  new Set(bookingIds).size > 1 && bookingIds.includes(bookingIdToMerge);
