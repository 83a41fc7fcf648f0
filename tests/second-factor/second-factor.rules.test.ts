import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import {
  newRecoveryCodes,
  recoveryHash,
  stepAt,
  stepOfCode,
  typedCode,
} from '../../backend/second-factor/codes.ts';
import { sealed, unsealed } from '../../backend/second-factor/sealed.ts';
import { minutesAway, removalRefusal } from '../../backend/second-factor/second-factor.rules.ts';
import { newTicket, readTicket } from '../../backend/parts/sessions/sign-in-ticket.ts';

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('a code of an application', () => {
  /** RFC 6238, appendix B, SHA-1; of its eight digits the last six are the code of six. */
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const;
  const published = Buffer.from('12345678901234567890');

  it.each(vectors)('is that of RFC 6238 at %i seconds [OWN-390]', async (seconds, digits) => {
    expect(await stepOfCode(published, digits.slice(2), at(seconds), 1)).toBe(
      Math.floor(seconds / 30),
    );
  });

  it('is accepted one period away at most, and tells which [OWN-390]', async () => {
    const code = '050471';
    const step = stepAt(at(1_111_111_111));
    const away = async (steps: number) => stepOfCode(published, code, at((step + steps) * 30), 1);
    expect(await Promise.all([-2, -1, 0, 1, 2].map(away))).toEqual([null, step, step, step, null]);
  });

  it('of a clock that is wrong is told in minutes [OWN-391]', () => {
    const now = at(1_111_111_110);
    const step = stepAt(now);
    expect([-40, -20, -2, -1, 0, 1, 3, 20].map((away) => minutesAway(step + away, now))).toEqual([
      -20, -10, -1, 0, 0, 0, 2, 10,
    ]);
  });
});

describe('what is typed', () => {
  it.each([
    ['123456', { kind: 'application', code: '123456' }],
    [' 123 456 ', { kind: 'application', code: '123456' }],
    ['ABCD EFGH JKMN', { kind: 'recovery', code: 'abcd-efgh-jkmn' }],
    ['olil-0000-1111', { kind: 'recovery', code: '0111-0000-1111' }],
    ['12345', null],
    ['1234567', null],
    ['abcd-efgh-jkm', null],
    ['abcd-efgh-jkmu', null],
    ['', null],
  ])('%o is read as %o [OWN-390]', (typed, read) => {
    expect(typedCode(typed)).toEqual(read);
  });

  it('codes on paper are ten, different, of 60 bits, and read as they are made [OWN-390]', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[\da-hjkmnp-tv-z]{4}-){2}[\da-hjkmnp-tv-z]{4}$/);
      expect(typedCode(code)).toEqual({ kind: 'recovery', code });
    }
  });

  it('the hash of one tells neither it nor who else has the same [OWN-390]', () => {
    const hashes = [
      recoveryHash('s', { home: 1, userId: 2 }, 'abcd-efgh-jkmn'),
      recoveryHash('s', { home: 1, userId: 3 }, 'abcd-efgh-jkmn'),
      recoveryHash('s', { home: 2, userId: 2 }, 'abcd-efgh-jkmn'),
      recoveryHash('other', { home: 1, userId: 2 }, 'abcd-efgh-jkmn'),
    ];
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
  });
});

describe('a sealed secret', () => {
  it('opens under its key and for its account only, and not when it was altered [OWN-390]', () => {
    const box = sealed('key', 'secret 1 2', Buffer.from('content'));
    expect(unsealed('key', 'secret 1 2', box)?.toString()).toBe('content');
    expect(box.includes('content')).toBe(false);
    const altered = Buffer.from(box);
    altered[14] = (altered[14] ?? 0) ^ 1;
    expect([
      unsealed('other', 'secret 1 2', box),
      unsealed('key', 'secret 1 3', box),
      unsealed('key', 'secret 1 2', altered),
      unsealed('key', 'secret 1 2', Buffer.alloc(5)),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a ticket', () => {
  const passed = { home: 1, userId: 2, congregation: 3, tokenVersion: 4 };
  const now = at(1_773_565_200);

  it('says for five minutes whose password was right [OWN-392]', () => {
    const ticket = newTicket(passed, 'secret', now);
    expect(readTicket(ticket, 'secret', now.add({ seconds: 299 }))).toEqual({
      ...passed,
      hash: expect.any(Buffer),
      ends: now.add({ minutes: 5 }),
    });
    expect(readTicket(ticket, 'secret', now.add({ minutes: 5 }))).toBe(null);
  });

  it('is none where it is altered, of another server, or written otherwise [OWN-392]', () => {
    const ticket = newTicket(passed, 'secret', now);
    const altered = (ticket.startsWith('A') ? 'B' : 'A') + ticket.slice(1);
    for (const wrong of [altered, `${ticket}=`, ` ${ticket}`, '', 'A'.repeat(ticket.length)]) {
      expect(readTicket(wrong, 'secret', now)).toBe(null);
    }
    expect(readTicket(ticket, 'other', now)).toBe(null);
  });
});

describe('who ends the lost factor of another', () => {
  const user = (role_id: 1 | 2 | 3 | 4 | 5, id = 7) => ({
    id,
    login: 'DEMO',
    email: null,
    role_id,
  });

  it.each([
    [1, 1, null],
    [1, 2, null],
    [2, 1, 'notBelowCaller'],
    [2, 2, 'notBelowCaller'],
    [2, 3, null],
    [3, 3, 'notBelowCaller'],
    [3, 4, null],
  ] as const)('role %i that of role %i: %o [OWN-395]', (role, of, refusal) => {
    expect(removalRefusal({ ownId: 1, role }, user(of))).toBe(refusal);
  });

  it('nobody ends his own so, nor that of nobody [OWN-395]', () => {
    expect(removalRefusal({ ownId: 7, role: 1 }, user(1))).toBe('ownFactor');
    expect(removalRefusal({ ownId: 1, role: 1 }, undefined)).toBe('unknownUser');
  });
});
