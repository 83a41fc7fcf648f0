import { z } from 'zod';
import * as wire from '../rest/wire-types.ts';

export const street = wire.object({
  name: wire.text,
  side: z.enum(['both', 'inner', 'even', 'odd', 'north', 'south', 'west', 'east']),
  metres: wire.integer,
  state: z.enum(['left', 'done', 'again']),
});

export const streetLine = wire.object({
  name: wire.text,
  lines: wire.list(wire.list(wire.list(wire.number))),
});
