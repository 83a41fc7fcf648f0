import { z } from 'zod';

const place = z.tuple([z.number(), z.number()]);

/** Longitude and latitude. */
export type LngLat = z.infer<typeof place>;

const street = z.object({
  name: z.string(),
  /** The town or village it lies in; null where the ground names none nearby. */
  town: z.string().nullable(),
  /** The town or city around that, where it is another: people name either. */
  city: z.string().nullable(),
  /** Some of its points; the first is near its middle. */
  along: z.array(place).min(1),
  numbers: z.array(z.object({ number: z.string(), at: place })),
});

const spot = z.object({
  kind: z.enum(['place', 'spot']),
  name: z.string(),
  /** The French name, where the one on the map is another. */
  french: z.string().nullable(),
  town: z.string().nullable(),
  at: place,
});

export const gazetteerShape = z.object({ streets: z.array(street), spots: z.array(spot) });

/** What a ground names: its streets with their house numbers, and its places (OWN-118). */
export type Gazetteer = z.infer<typeof gazetteerShape>;
export type Street = z.infer<typeof street>;
export type Spot = z.infer<typeof spot>;
