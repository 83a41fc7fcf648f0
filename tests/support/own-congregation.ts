/** Each Playwright worker has a congregation of its own with the demo data: what one journey changes, no other worker sees. */
export interface OwnCongregation {
  readonly id: number;
  readonly name: string;
}

const names = ['Monaco', 'Nice', 'Antibes', 'Cannes', 'Grasse', 'Vence', 'Fréjus', 'Toulon'];

/** The names for this many workers; the first is the congregation that the product seeds itself. */
export function namesFor(workers: number): readonly string[] {
  if (workers > names.length)
    throw new Error(`There are demo congregations for ${names.length} workers, not ${workers}.`);
  return names.slice(0, workers);
}

const variable = 'PRODUCT_CONGREGATIONS';

/** Tells the workers, which inherit the environment. */
export const provideCongregations = (all: readonly OwnCongregation[]) => {
  process.env[variable] = JSON.stringify(all);
};

/** Those of all workers. */
export const workersCongregations = () =>
  JSON.parse(process.env[variable] ?? '[]') as readonly OwnCongregation[];

export function ownCongregation(): OwnCongregation {
  const own = workersCongregations()[Number(process.env['TEST_PARALLEL_INDEX'])];
  if (!own) throw new Error('Only a worker of Playwright has a congregation of its own.');
  return own;
}
