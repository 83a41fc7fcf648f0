import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../support/generic-fields.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, remind, calendar } = await openOneTapWorld();

afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-03-15T09:00:00Z'));

const none = refusal(
  'Ce rappel n’existe plus\u202F: le territoire est rentré, ou le lien n’est pas valable.',
);
const file = async (token: string) => String((await calendar(token))['calendar']);
/** Unfolds long lines (RFC 5545, 3.1). */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of a due date', () => {
  it('is a whole day with an alarm the day before, in French', async () => {
    const id = await out();
    const { calendar: token } = await remind(id);
    expect(lines(await file(token))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//plans.example.org//territoires//FR',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:attribution-1-${id}@plans.example.org`,
      'SEQUENCE:0',
      'DTSTAMP:20260315T090000Z',
      'DTSTART;VALUE=DATE:20260501',
      'DTEND;VALUE=DATE:20260502',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      `SUMMARY:Territoire T${id} - Rue ${id} à rentrer`,
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Pense à rentrer ce territoire\\, ou à demander un mois de plus.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15H',
      `DESCRIPTION:Territoire T${id} - Rue ${id} à rentrer`,
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has lines of at most 75 bytes with the line ends of the format, whatever the name', async () => {
    const id = await out();
    await world.read(
      `update territories set name = 'Chemin, des; Révoires où é\\n à ü est long' where id = ${id} returning id`,
    );
    const text = await file((await remind(id)).calendar);
    expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/u);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines(text)).toContain(
      `SUMMARY:Territoire T${id} - Chemin\\, des\\; Révoires où é\\\\n à ü est long à rentrer`,
    );
  });

  it('keeps its address and its UID when the date changes, so that the event moves', async () => {
    const id = await out();
    const { calendar: token } = await remind(id);
    const ids = { territory_id: String(id), history_id: String(id) };
    await staff.ask('3', 'POST /history/reprieve', ids);
    expect((await remind(id, 5, '2026-06-01')).calendar).toBe(token);
    const now = lines(await file(token));
    expect(now).toContain(`UID:attribution-1-${id}@plans.example.org`);
    expect(now).toContain('SEQUENCE:1');
    expect(now).toContain('DTSTART;VALUE=DATE:20260601');
  });

  it('ends with the assignment, or when it passes to another user', async () => {
    const [returned, cancelled, given] = [await out(), await out(), await out()];
    const tokens = [];
    for (const id of [returned, cancelled, given]) tokens.push((await remind(id)).calendar);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: String(returned),
      return_date: '2026-03-15',
    });
    await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(cancelled) });
    await world.read(`update histories set user_id = 6 where id = ${given} returning id`);
    for (const token of tokens) expect(await calendar(token)).toEqual(none);
  });

  it.each([
    ['another letter', (it: string) => it.slice(0, -1) + (it.endsWith('A') ? 'Q' : 'A')],
    ['another assignment', (it: string) => it.replace(/^1-\w+-/u, '1-1-')],
    ['another congregation', (it: string) => it.replace(/^1-/u, '2-')],
    ['no congregation', (it: string) => it.replace(/^1-/u, 'zzz-')],
    ['an id beyond integers', (it: string) => it.replace(/^1-\w+-/u, '1-zzzzzz-')],
    ['a word', () => 'rappel'],
    ['the token of a link', () => '1-AAAAAAAAAAAAAAAAAAAAAA'],
  ])('opens only with its own token, not with %s', async (_, spoil) => {
    const ids = [await out(), await out()];
    const { calendar: token } = await remind(ids[1] ?? 0);
    expect(spoil(token)).not.toBe(token);
    expect(await calendar(spoil(token))).toEqual(none);
  });
});
