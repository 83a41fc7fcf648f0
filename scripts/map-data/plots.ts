import { booleanPointInPolygon } from '@turf/turf';
import { blocksOf, buildingsOf, ringOf, type Building } from './blocks.ts';
import { areasOf, inside } from './areas.ts';
import { mergeBlocks, type Band, type Block, type Plot } from './merge.ts';
import { outlineOf, quartersOf, type Quarter } from './quarters.ts';
import type { Extract } from './read-osm.ts';
import { seaOf } from './sea.ts';
import { smoothPlots } from './smooth.ts';

const band: Band = { doors: 110, area: 20_000, least: 0.7, most: 1.8 };

export interface Town {
  readonly plots: readonly Plot[];
  readonly quarters: readonly Quarter[];
  readonly buildings: readonly Building[];
}

/** Divides the town along its streets into plots of similar size. */
export function townOf(extract: Extract): Town {
  const areas = areasOf(extract);
  const quarters = quartersOf(extract);
  const buildings = buildingsOf(areas);
  const outline = outlineOf(quarters, seaOf(extract));
  const blocks = blocksOf(extract, outline, quarters, areas).faces.map((sides): Block => {
    const shape = ringOf(sides.map(({ from }) => from));
    const at = inside(shape);
    const within = buildings.filter((building) => booleanPointInPolygon(building.at, shape));
    return {
      sides,
      doors: within.reduce((sum, { doors }) => sum + doors, 0),
      quarter: quarters.find((quarter) => booleanPointInPolygon(at, quarter.shape))?.name ?? '',
    };
  });
  const plots = smoothPlots(mergeBlocks(blocks, band), band);
  return { plots, quarters, buildings };
}
