import fc from 'fast-check';

export const lives = 20;
export const steps = 6;

const person = fc.constantFrom(
  { id: '3', role: 3 },
  { id: '3', role: 3 },
  { id: '4', role: 4 },
  { id: '5', role: 5 },
  { id: '5', role: 5 },
  { id: '6', role: 5 },
);
/** Days before today, sometimes after it, sometimes no day at all. */
const ago = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 0, 1, 5, 14, 15, 16, 17, 40) },
  { weight: 1, arbitrary: fc.constantFrom(-1, null) },
);
const exit = fc.record({
  type: fc.constant('exit' as const),
  by: person,
  userId: fc.constantFrom('3', '4', '5', '5', '6', '6', '21', '999'),
  activityId: fc.constantFrom('1', '1', '1', '2', '3', '4', '99'),
  released: ago,
  exitAndReturn: fc.boolean(),
  returned: ago,
  forceOnline: fc.boolean(),
});
const step = fc.oneof(
  { weight: 4, arbitrary: exit },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('return' as const), by: person, returned: ago }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('cancelExit' as const, 'reprieve' as const, 'reprieve' as const),
      by: person,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('booked' as const),
      booking: fc.constantFrom('online' as const, 'online', 'paper', 'event', null),
    }),
  },
);
export const round = fc.record({
  restrictExits: fc.boolean(),
  restrictReturns: fc.boolean(),
  bypassNoVisited: fc.boolean(),
  onlineAutomaticReturn: fc.boolean(),
  imposed: fc.boolean(),
  days: fc.array(fc.constantFrom(0, 0, 1, 15, 15, 16, 60, 130), {
    minLength: steps,
    maxLength: steps,
  }),
  sequences: fc.array(fc.array(step, { minLength: steps, maxLength: steps }), {
    minLength: lives,
    maxLength: lives,
  }),
});

type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Drawn<typeof step>;
export type Round = Drawn<typeof round>;
