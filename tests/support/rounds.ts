import fc from 'fast-check';

const full = process.env['FULL'] === '1';

/** How often a replay, a race or a long property repeats: `whole` under `npm run test:full`, else `few`. */
export const rounds = (whole: number, few: number): number => (full ? whole : few);

// The quick run draws the same cases each time, so that it cannot fail by chance. The full run draws new ones.
if (!full) fc.configureGlobal({ seed: 20_260_315 });

export { fc };
