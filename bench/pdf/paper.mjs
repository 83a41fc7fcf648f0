import { register } from 'tsx/esm/api';

// Benches run without tsx, and static imports would come before it.
register();
export const { drawCards } = await import('../../engines/paper/card/draw-cards.ts');
export const { sheetLayout } = await import('../../engines/paper/card/card-layout.ts');
export const { drawS13 } = await import('../../engines/paper/draw-s13.ts');
export const { frenchDocument } = await import('../../engines/paper/fonts.ts');
