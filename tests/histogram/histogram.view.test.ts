import { describe, expect, it } from 'vitest';
import { axisOf, besideToday, dayNumber, localDay } from '#web/histogram/axis.ts';
import {
  histogramAxis,
  type HistogramTerritory,
  messageOf,
  segmentAt,
  stripOf,
  yearOf,
  yearOptions,
} from '#web/histogram/histogram.view.ts';
import {
  readSpan,
  readYears,
  withMonth,
  withPrefilter,
  withYears,
} from '#web/histogram/span.address.ts';

const row = (facts: Partial<HistogramTerritory> = {}): HistogramTerritory => ({
  __typename: 'HistogramTerritory',
  numberName: 'T1 - Larvotto',
  link: '/t-view/1',
  type: 'Habitations',
  totalOutput: 2,
  assignments: [],
  exited: false,
  releaseDate: null,
  returnDate: null,
  returnDateHuman: '',
  login: '',
  activity: '',
  noVisitedIcon: '',
  noVisitedColor: '',
  noVisitedText: '',
  mapLink: null,
  cssClass: '',
  ...facts,
});
const assignment = (color: string, releaseDate: string | null, returnDate: string | null) => ({
  __typename: 'HistogramAssignment' as const,
  color,
  text: `${releaseDate} ${returnDate}`,
  releaseDate,
  returnDate,
});
const colours = { campaignColor: '#c00000', invitationColor: '#00c000', standardColor: '#555555' };
const params = (text: string) => new URLSearchParams(text);

describe('the months in the address', () => {
  it.each([
    ['', 13, false],
    ['mois=3', 3, false],
    ['mois=1', 1, false],
    ['mois=13', 13, false],
    ['prefilter=1', 12, true],
    ['prefilter=', 12, true],
    ['prefilter', 12, true],
    ['prefilter=0', 12, true],
    ['prefilter=n&mois=3', 3, true],
    ['prefilter&mois=13', 13, true],
    ['mois=0', 13, false],
    ['mois=14', 13, false],
    ['mois=x&prefilter', 12, true],
    ['mois=-1', 13, false],
    ['mois=1.5', 13, false],
    ['mois=', 13, false],
  ])('%j are %i, prefilter %j [HIST-03, HIST-06, B-61]', (address, month, prefilter) => {
    expect(readSpan(params(address))).toEqual({ month, prefilter });
  });

  it('are changed by the slider, which keeps the prefilter and the search [HIST-05, B-61]', () => {
    expect(withMonth(params('q=rue&prefilter=1'), 3).toString()).toBe('q=rue&prefilter=1&mois=3');
    expect(withMonth(params('q=rue&prefilter=1&mois=3'), 12).toString()).toBe('q=rue&prefilter=1');
    expect(withMonth(params('mois=3'), 13).toString()).toBe('');
  });

  it('become twelve when the prefilter is turned on, and stay when it is turned off [HIST-06]', () => {
    expect(readSpan(withPrefilter(params('mois=3'), true))).toEqual({ month: 12, prefilter: true });
    expect(readSpan(withPrefilter(params('prefilter'), false))).toEqual({
      month: 12,
      prefilter: false,
    });
  });
});

describe('the years in the address', () => {
  it.each([
    ['ans=1', 1],
    ['ans=2', 2],
    ['ans=5&mois=13', 5],
    ['ans=10', 10],
    ['', null],
    ['ans=', null],
    ['ans=3', null],
    ['ans=01', null],
    ['ans=toutes', null],
  ])('%j are %j [OWN-116]', (address, years) => {
    expect(readYears(params(address))).toBe(years);
  });

  it('are chosen beside months, prefilter and search, which stay [OWN-116]', () => {
    expect(withYears(params('q=rue&mois=3'), 5).toString()).toBe('q=rue&mois=3&ans=5');
    expect(withYears(params('q=rue&ans=5'), 2).toString()).toBe('q=rue&ans=2');
    expect(withYears(params('q=rue&ans=5'), null).toString()).toBe('q=rue');
    expect(withMonth(params('ans=5'), 3).toString()).toBe('ans=5&mois=3');
  });
});

describe('the axis of the strips', () => {
  const today = '2026-03-31';

  it('shows the last years of the whole history, and no empty ones before it [OWN-116]', () => {
    const from = (years: 1 | 2 | 5 | 10 | null, first: string | null, month = 13) =>
      histogramAxis(first, { month, years }, today).from;
    expect(from(5, '2010-05-01')).toBe(dayNumber('2021-03-31'));
    expect(from(10, '2019-05-01')).toBe(dayNumber('2019-05-01'));
    expect(from(1, null)).toBe(dayNumber('2025-03-31'));
    expect(from(null, '2019-05-01')).toBe(dayNumber('2019-05-01'));
    expect(from(1, '2019-05-01', 3)).toBe(dayNumber('2025-12-31'));
  });

  it.each([
    ['2025-03-31', 326, ['mai', 'juil.', 'sept.', 'nov.', '2026'], 12],
    ['2024-03-31', 1100, 'mai juil. sept. nov. 2025 mars mai juil. sept. nov. 2026'.split(' '), 24],
    ['2021-03-31', 326, ['2022', '2023', '2024', '2025'], 20],
    ['2016-03-31', 326, ['2018', '2020', '2022', '2024'], 10],
    ['2016-03-31', 1580, ['juil.', '2017', 'juil.', '2018'], 40],
  ])(
    'since %s on %i pixels has labels that keep apart, and columns that can be told apart [OWN-116]',
    (first, room, labels, columns) => {
      const axis = axisOf(first, today, room);
      const shown = axis.ticks.filter((tick) => !besideToday(axis, tick));
      expect(shown.map(({ label }) => label).slice(0, labels.length)).toEqual(labels);
      expect(axis.lines).toHaveLength(columns);
      const apart = axis.ticks.slice(1).map(({ at }, n) => (at - (axis.ticks[n]?.at ?? 0)) * room);
      expect(Math.min(...apart)).toBeGreaterThan(42);
    },
  );

  it('spans the requested months, from the same day or the end of a shorter month [HIST-05, B-61]', () => {
    const from = (month: number, day = today) => histogramAxis('2019-05-01', { month }, day).from;
    expect(from(1)).toBe(dayNumber('2026-02-28'));
    expect(from(12)).toBe(dayNumber('2025-03-31'));
    expect(from(12, '2028-02-29')).toBe(dayNumber('2027-02-28'));
    expect(from(1, '2028-03-31')).toBe(dayNumber('2028-02-29'));
  });

  it('without a limit begins with the first assignment, and spans at least a year [HIST-04]', () => {
    const from = (first: string | null) => histogramAxis(first, { month: 13 }, today).from;
    expect(from('2019-05-01')).toBe(dayNumber('2019-05-01'));
    expect(from('2026-01-01')).toBe(dayNumber('2025-03-31'));
    expect(from(null)).toBe(dayNumber('2025-03-31'));
  });

  it('has about six ticks at most, at the start of months, quarters or years [HIST-08]', () => {
    const labels = (first: string, last: string) =>
      axisOf(first, last).ticks.map(({ label }) => label);
    expect(labels('2026-01-15', '2026-04-15')).toEqual(['févr.', 'mars', 'avr.']);
    expect(labels('2025-03-31', '2026-03-31')).toEqual([
      'mai',
      'juil.',
      'sept.',
      'nov.',
      '2026',
      'mars',
    ]);
    expect(labels('2019-05-01', '2026-03-31')).toEqual(['2020', '2022', '2024', '2026']);
  });

  it('has days of equal length across changes of summer time and 29 February [HIST-08]', () => {
    expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
    expect(dayNumber('2026-10-26') - dayNumber('2026-10-24')).toBe(2);
    expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
    expect(localDay(new Date(2026, 2, 29, 23, 30))).toBe('2026-03-29');
  });
});

describe('the strip of a territory', () => {
  const axis = axisOf('2026-01-01', '2026-01-11');
  const segments = (...assignments: NonNullable<HistogramTerritory['assignments']>) =>
    stripOf(row({ assignments }), axis, colours).segments.map(({ from, to, kind }) => [
      from,
      to,
      kind,
    ]);

  it('holds the assignments at their days, oldest first, with their kind [HIST-08, HIST-10]', () => {
    expect(
      segments(
        assignment('#00c000', '2026-01-10', null),
        assignment('#c00000', '2026-01-06', '2026-01-08'),
        assignment('#555555', '2025-11-01', '2026-01-02'),
      ),
    ).toEqual([
      [0, 0.1, 'standard'],
      [0.5, 0.7, 'campaign'],
      [0.9, 1, 'invitation'],
    ]);
  });

  it('leaves out what is before its span, while rows of another span are still shown [HIST-05]', () => {
    expect(segments(assignment('#555555', '2025-01-01', '2025-12-31'))).toEqual([]);
  });

  it('places them side by side when their days are unknown [REST-12]', () => {
    expect(segments(assignment('#555555', null, null), assignment('#c00000', null, null))).toEqual([
      [0, 0.5, 'campaign'],
      [0.5, 1, 'standard'],
    ]);
  });

  it('that has not loaded differs from an empty one, and already has its blue bar [HIST-08, HIST-09]', () => {
    const none = { arrived: true, segments: [], outFrom: null };
    expect(stripOf(row(), axis, colours)).toEqual(none);
    expect(stripOf(row({ assignments: null }), axis, colours)).toEqual({ ...none, arrived: false });
    expect(
      stripOf(row({ assignments: null, exited: true, releaseDate: '2026-01-06' }), axis, colours),
    ).toEqual({ arrived: false, segments: [], outFrom: 0.5 });
  });

  it('has a blue bar from the exit on, only while the territory is out [HIST-09]', () => {
    const out = (facts: Partial<HistogramTerritory>) => stripOf(row(facts), axis, colours).outFrom;
    expect(out({ exited: true, releaseDate: '2026-01-06' })).toBe(0.5);
    expect(out({ exited: true, releaseDate: '2020-01-06' })).toBe(0);
    expect(out({ exited: true })).toBe(0);
    expect(out({ exited: false, releaseDate: '2026-01-06' })).toBeNull();
  });

  it('finds the assignment under a point, or the nearest one close beside it [HIST-08]', () => {
    const strip = stripOf(
      row({
        assignments: [
          assignment('#555555', '2026-01-06', '2026-01-08'),
          assignment('#555555', '2026-01-01', '2026-01-02'),
        ],
      }),
      axis,
      colours,
    );
    expect([0, 0.05, 0.11, 0.3, 0.49, 0.6, 0.9].map((at) => segmentAt(strip, at))).toEqual([
      0,
      0,
      0,
      null,
      1,
      1,
      null,
    ]);
  });
});

describe('beside the list', () => {
  it('the server’s sentence has its type [HIST-13]', () => {
    expect(messageOf({ message: 'Rien.', messageType: 'info' })).toEqual({
      text: 'Rien.',
      severity: 'info',
    });
    expect(messageOf({ message: '', messageType: 'info' })).toBeNull();
    expect(messageOf({ message: null, messageType: 'info' })).toBeNull();
  });

  it('the service years may be chosen, the present one by default [B-63]', () => {
    expect(yearOptions([2027, 2026])).toEqual([
      { id: '', name: '2027, du 1er septembre 2026 au 31 août' },
      { id: '2026', name: '2026, du 1er septembre 2025 au 31 août' },
    ]);
    expect(yearOptions([])).toEqual([{ id: '', name: 'L’année en cours' }]);
    expect([yearOf(''), yearOf('2026')]).toEqual([null, 2026]);
  });
});
