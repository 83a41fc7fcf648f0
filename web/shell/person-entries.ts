import { part } from '../parts/screen/part.ts';

/** With the library's menu: wanted once it is opened. */
export const personEntries = part(async () => (await import('./PersonEntries.tsx')).PersonEntries);
