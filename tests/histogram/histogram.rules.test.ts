import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { shownSpan } from '../../backend/histogram/histogram.rules.ts';
import { writtenAnswer, writtenJson } from '../../backend/parts/http/written-json.ts';

const on = (today: string) => (month: string) => shownSpan(month, Temporal.PlainDate.from(today));

describe('the months of the histogram', () => {
  it.each([
    ['2026-03-15', '1', '2026-02-15'],
    ['2026-03-15', '12', '2025-03-15'],
    ['2026-03-31', '1', '2026-02-28'],
    ['2028-03-31', '1', '2028-02-29'],
    ['2028-02-29', '12', '2027-02-28'],
    ['2026-12-31', '10', '2026-02-28'],
    ['2026-03-29', '1', '2026-02-28'],
    ['2026-10-25', '7', '2026-03-25'],
  ])('on %s, %s of them begin on %s [HIST-05, B-61]', (today, month, since) => {
    expect(on(today)(month)).toEqual({ since });
  });

  it.each(['13', ''])('are the whole history for %j [HIST-04, B-61]', (month) => {
    expect(on('2026-03-15')(month)).toEqual({ since: null });
  });

  it.each(['0', '14', '-1', 'x', '1.5', '1e1', ' 3', '130', '１', "1'--", '00'])(
    'are invalid for %j [REST-12, RG-06]',
    (month) => {
      expect(on('2026-03-15')(month)).toEqual({ refused: 'unknownMonth' });
    },
  );
});

describe('an answer with parts that the database has serialised', () => {
  const answer = {
    success: true,
    none: undefined,
    message: null,
    rows: writtenJson('[1, {"a":"é"}]'),
  };

  it('is sent with those parts unchanged, and equals the same answer serialised here [REST-12]', () => {
    expect(writtenAnswer(answer)).toBe('{"success":true,"message":null,"rows":[1, {"a":"é"}]}');
    expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(writtenAnswer(answer) ?? ''));
  });

  it('is not handled when it has no such part [REST-12]', () => {
    expect(writtenAnswer({ success: true, rows: [] })).toBeNull();
  });
});
