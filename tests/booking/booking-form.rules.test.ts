import { describe, expect, it } from 'vitest';
import { bookingNameFault, mergeable, pdfTitleFault } from '#machines/booking/booking.rules.ts';

const forbidden = '\\&~#{}[]%`=|^$<>"'.split('');

describe('the fields of the bookings', () => {
  it('only an event must have a name [BOOK-04, B-41]', () => {
    expect(bookingNameFault('event', ' ')).toEqual({ code: 'required' });
    expect(bookingNameFault('paper', ' ')).toBe(null);
    expect(bookingNameFault('online', '')).toBe(null);
  });

  it('names and titles have up to fifty characters [BOOK-04, AVL-11]', () => {
    expect(bookingNameFault('event', 'é'.repeat(50))).toBe(null);
    expect(bookingNameFault('online', 'é'.repeat(51))).toEqual({ code: 'tooLong', length: 50 });
    expect(pdfTitleFault('é'.repeat(50))).toBe(null);
    expect(pdfTitleFault('é'.repeat(51))).toEqual({ code: 'tooLong', length: 50 });
    expect(pdfTitleFault('')).toEqual({ code: 'required' });
  });

  it.each(forbidden)(
    '%j is allowed in no name and no title [BOOK-04, AVL-11, GEN-18]',
    (character) => {
      expect(bookingNameFault('paper', `a${character}`)).toEqual({ code: 'characters' });
      expect(pdfTitleFault(`a${character}`)).toEqual({ code: 'characters' });
    },
  );

  it('other characters are allowed [GEN-18]', () => {
    expect(pdfTitleFault("L'été 2026 : (à) faire, n° 1 / 2 + _ - ; ? ! @ * €")).toBe(null);
  });

  it('merging keeps one of several bookings [BOOK-15, B-40]', () => {
    expect(mergeable({ bookingIds: ['1', '2'], bookingIdToMerge: '2' })).toBe(true);
    expect(mergeable({ bookingIds: ['1', '1'], bookingIdToMerge: '1' })).toBe(false);
    expect(mergeable({ bookingIds: ['1', '2'], bookingIdToMerge: '3' })).toBe(false);
  });
});
