import type { Entry, Trace } from './trace.ts';

/** Pages of the product and the room talk to one another by this channel, on one machine. */
export const channelName = 'machine-room';

export type Told =
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly tab: string; readonly trace: Trace }
  | { readonly kind: 'entry'; readonly tab: string; readonly entry: Entry };
