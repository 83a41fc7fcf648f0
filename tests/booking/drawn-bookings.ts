import fc from 'fast-check';

export const lanes = 20;
export const steps = 8;

const by = fc.constantFrom({ role: 3 }, { role: 3 }, { role: 3 }, { role: 4 }, { role: 5 });
const which = fc.constantFrom('one' as const, 'two' as const);
/** Indexes of the lane's four territories; 9 stands for a territory that does not exist. */
const places = fc.uniqueArray(fc.constantFrom(0, 0, 1, 1, 2, 3, 9), { maxLength: 3 });
const force = fc.boolean();

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      which,
      by,
      name: fc.constantFrom('own' as const, 'own', 'own', 'other', 'empty', 'wrong'),
      places,
      force,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('overwrite' as const), which, by, places, force }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('load' as const, 'clean' as const, 'remove' as const),
      which,
      by,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('merge' as const),
      which,
      by,
      kept: fc.constantFrom('this' as const, 'other' as const),
      alone: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('out or in' as const), place: fc.nat(3) }),
  },
);

type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Drawn<typeof step>;
export type Change = Exclude<Step, { type: 'out or in' }>;

const creation = (which: 'one' | 'two', places: (0 | 1 | 2)[]): Step => ({
  type: 'add',
  which,
  by: { role: 3 },
  name: 'own',
  places,
  force: false,
});

/** Every other sequence begins by creating both bookings. */
export const round = fc
  .array(fc.array(step, { minLength: steps, maxLength: steps }), {
    minLength: lanes,
    maxLength: lanes,
  })
  .map((sequences) =>
    sequences.map((sequence, at) =>
      at % 2 === 0
        ? sequence
        : [creation('one', [0, 1]), creation('two', [2]), ...sequence.slice(2)],
    ),
  );
