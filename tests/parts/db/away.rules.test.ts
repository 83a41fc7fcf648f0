import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isAway, NotThePrimary } from '../../../backend/parts/db/away.ts';

const state = (code: string) =>
  Object.assign(new pg.DatabaseError('Said by the server.', 0, 'error'), { code });
const coded = (code: string) => Object.assign(new Error('Said by the system.'), { code });

describe('a database', () => {
  it.each([
    ['stops', state('57P01')],
    ['recovers from a crash', state('57P02')],
    ['starts', state('57P03')],
    ['has no connection left', state('53300')],
    ['lost the connection', state('08006')],
    ['takes no changes', state('25006')],
    ['is a standby', new NotThePrimary()],
    ['is not there', coded('ECONNREFUSED')],
    ['has no name for now', coded('EAI_AGAIN')],
    ['is there for none of its addresses', new AggregateError([coded('ECONNREFUSED')])],
    ['hangs up', coded('ECONNRESET')],
    ['ends in the middle', new Error('Connection terminated unexpectedly')],
    ['fell silent', new Error('Query read timeout')],
    ['cannot be reached in time', new Error('timeout exceeded when trying to connect')],
  ])('that %s is away [OWN-83, OWN-171]', (_what, error) => {
    expect(isAway(error)).toBe(true);
  });

  it.each([
    ['refuses a statement', state('42601')],
    ['refuses a row', state('23505')],
    ['cancels a statement', state('57014')],
    ['was asked wrongly', new TypeError('undefined is not a function')],
    ['has no file', coded('ENOENT')],
    ['is not the cause', new AggregateError([coded('ECONNREFUSED'), new Error('Else.')])],
    ['is not even an error', 'ECONNREFUSED'],
  ])('that %s is not [OWN-83]', (_what, error) => {
    expect(isAway(error)).toBe(false);
  });
});
