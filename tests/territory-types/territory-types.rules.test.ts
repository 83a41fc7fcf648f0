import { describe, expect, it } from 'vitest';
import {
  addTerritoryType,
  editTerritoryType,
  removeTerritoryType,
} from '../../backend/territory-types/territory-types.rules.ts';

const own = { id: 100, longName: 'Port', builtIn: false };
const builtIn = { id: 1, longName: 'Habitations', builtIn: true };

describe('the types of territories', () => {
  it('an added one has a name of its own [TYP-07]', () => {
    expect(addTerritoryType(false)).toEqual({});
    expect(addTerritoryType(true)).toEqual({ refused: 'nameTaken' });
  });

  it('one of the congregation is renamed to a free name, a built-in one never [TYP-04, TYP-08]', () => {
    expect(editTerritoryType(own, false)).toEqual({ type: own });
    expect(editTerritoryType(own, true)).toEqual({ refused: 'nameTaken' });
    expect(editTerritoryType(builtIn, false)).toEqual({ refused: 'builtIn' });
    expect(editTerritoryType(builtIn, true)).toEqual({ refused: 'builtIn' });
    expect(editTerritoryType(undefined, true)).toEqual({ refused: 'unknownType' });
  });

  it('one of the congregation is removed while no territory has it, a built-in one never [TYP-04, TYP-09, B-98]', () => {
    expect(removeTerritoryType(own, false)).toEqual({ type: own });
    expect(removeTerritoryType(own, true)).toEqual({ refused: 'used' });
    expect(removeTerritoryType(builtIn, true)).toEqual({ refused: 'builtIn' });
    expect(removeTerritoryType(undefined, false)).toEqual({ refused: 'unknownType' });
  });
});
