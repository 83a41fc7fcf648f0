import type { TerritoryGround } from '#schema/generated.ts';
import { gateFault } from '#machines/territory/territory.rules.ts';
import { territoryTexts as texts } from './territory.texts.ts';

export interface GroundView {
  /** The house numbers within the limits, in words; null where the ground tells of none. */
  readonly houses: string | null;
  /** What 'Portes' may take over; null where it cannot, or has it already. */
  readonly offered: string | null;
  /** The limits in words; null where there is nothing to say. */
  readonly limits: string | null;
}

/** What the ground says of a territory, beside what people wrote of it (OWN-119, OWN-120). */
export function groundView(
  ground: TerritoryGround | null | undefined,
  { editing, gate }: { readonly editing: boolean; readonly gate: string },
): GroundView {
  const count = ground?.houseNumbers ?? 0;
  const offered = String(count);
  const takes = editing && gate.trim() !== offered && gateFault(offered) === null;
  const limits = ground?.limits ?? '';
  return {
    houses: count > 0 ? texts.houses(count) : null,
    offered: count > 0 && takes ? offered : null,
    limits: limits === '' ? null : `${limits.charAt(0).toLocaleUpperCase('fr')}${limits.slice(1)}.`,
  };
}
