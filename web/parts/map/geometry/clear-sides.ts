/** How much of each side of a map is kept free of shapes, in pixels. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const air = 24;
/** Pins rise above their place. */
const above = 48;

/** Nothing lies over the map. */
export const bare: Sides = { top: above, right: air, bottom: air, left: air };

/** The map's own controls lie over it, wherever it stands: a column of buttons; scale and credits. */
export const ownControls: Sides = { ...bare, right: 58 + air, bottom: 51 + air };

/**
 * The sides that what lies over a map takes now: elements in its region, whatever holds the canvas,
 * say by `data-over` at which side they stand. At least those of its own controls, which may not have come.
 */
export function sidesOf(map: Element): Sides {
  const region = map.closest('[role=region]') ?? map;
  const { top, right, bottom } = map.getBoundingClientRect();
  const over = (side: 'top' | 'right' | 'bottom') =>
    [...region.querySelectorAll(`[data-over=${side}]`)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
  return {
    top: Math.max(ownControls.top, ...over('top').map((it) => it.bottom - top + air)),
    right: Math.max(ownControls.right, ...over('right').map((it) => right - it.left + air)),
    bottom: Math.max(ownControls.bottom, ...over('bottom').map((it) => bottom - it.top + air)),
    left: ownControls.left,
  };
}
