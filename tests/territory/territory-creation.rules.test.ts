import { expect, it } from 'vitest';
import { addTerritory } from '../../backend/domain/territory/territory-creation.rules.ts';

const facts = { users: 3, typeVisible: true, numberTaken: false };

it('a territory needs three users, a type that is seen and a free number [TADD-09, B-32]', () => {
  expect(addTerritory(facts)).toEqual({});
  expect(addTerritory({ ...facts, users: 2, typeVisible: false })).toEqual({
    refused: 'tooFewUsers',
  });
  expect(addTerritory({ ...facts, typeVisible: false, numberTaken: true })).toEqual({
    refused: 'unknownType',
  });
  expect(addTerritory({ ...facts, numberTaken: true })).toEqual({ refused: 'numberTaken' });
});
