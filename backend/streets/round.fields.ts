import { covered, someBefore, type Round } from '../domain/streets/streets.rules.ts';

/** A round on the wire. */
export const roundFields = (round: Round) => ({
  covered: covered(round),
  total_metres: round.totalMetres,
  some_before: someBefore(round),
  streets: round.streets,
});
