import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { safeError } from '#server/safe-error.ts';

describe('an error in the log', () => {
  it.each([
    [
      'Unexpected token J in JSON, "DUPONT Jean" is not valid JSON',
      'Unexpected token J in JSON, "…" is not valid JSON',
    ],
    [
      'invalid input syntax for type integer: "0612345678"',
      'invalid input syntax for type integer: "…"',
    ],
    [
      'got invalid value "DUPONT \\"le grand\\" Jean"; expected type "Int"',
      'got invalid value "…"',
    ],
    [
      `Unexpected token, ${'"'.repeat(500)}DUPONT Jean" is not valid JSON`,
      'Unexpected token, "…" is not valid JSON',
    ],
    ['of "$login" is "DUPONT\nJean" in line 2', 'of "…"'],
    ['unterminated quoted string at "DUPONT Jean', 'unterminated quoted string at "…"'],
    ['no answer of 06 12 34 56 78 nor +33612345678', 'no answer of … nor …'],
    ['550 jean.dupont@example.org unknown', '550 … unknown'],
    ['connect to postgres://postgres:secret@127.0.0.1:5432/x', 'connect to …'],
    ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'bad token …'],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
  ])('%j is written as %j [OWN-89]', (message, written) => {
    expect(safeError(new Error(message)).message).toBe(written);
  });

  it('keeps the places of the stack and of its causes, and nothing else of them [OWN-89]', () => {
    const cause = Object.assign(new TypeError('of "Jean"'), { code: 'ECONNRESET', secret: 'Jean' });
    const told = safeError(new Error('failed for "Jean"\n    at Jean’s', { cause }));
    expect(told.stack?.[0]).toMatch(/^at .*safe-error\.rules\.test\.ts/u);
    expect(told.cause).toMatchObject({ type: 'TypeError', code: 'ECONNRESET' });
    expect(JSON.stringify(told)).not.toContain('Jean');
  });

  it('is told also where no error was thrown [OWN-89]', () => {
    expect(safeError('DUPONT Jean')).toMatchObject({ type: 'string', message: 'No error object.' });
  });
});

it('an error of the database names code, table and constraint, never the row [OWN-89]', () => {
  const error = Object.assign(new pg.DatabaseError('duplicate key "users_login_uq"', 1, 'error'), {
    code: '23505',
    table: 'users',
    constraint: 'users_login_uq',
    detail: 'Key (lower(login))=(dupont jean) already exists.',
  });
  const { stack: _, ...told } = safeError(error);
  expect(told).toEqual({
    type: 'error',
    message: 'duplicate key "…"',
    code: '23505',
    table: 'users',
    constraint: 'users_login_uq',
  });
});
