import type { Cut, Way } from '../osm/read-extract.ts';
import { otherLineKind, roadKind } from '../schema/road-kinds.ts';
import { lineOf } from './areas.ts';
import { featureOf, namesOf, present, type GroundFeature } from './feature.ts';
import { isClosed } from './rings.ts';

/** Streets, ways and rails, each as it stands in the extract: junctions stay corners of both lines. */
export function* roadsOf({ ways, nodes }: Cut): Generator<GroundFeature, void, undefined> {
  for (const way of ways.values()) {
    if (way.refs.length < 2 || (isClosed(way.refs) && way.tags['area'] === 'yes')) continue;
    const road = streetOf(way) ?? otherLineOf(way);
    if (road) yield featureOf('roads', 'line', [lineOf(nodes, way.refs)], road);
  }
}

function streetOf({ tags }: Way) {
  const road = roadKind(tags);
  if (!road) return null;
  const { kind, detail, minZoom, namesFrom, link, structure } = road;
  const properties = present({
    kind,
    kind_detail: detail,
    min_zoom: minZoom + 1,
    is_link: link || undefined,
    is_bridge: structure === 'bridge' || undefined,
    is_tunnel: structure === 'tunnel' || undefined,
    oneway: tags['oneway'],
    access: tags['access'],
    ref: tags['ref'],
    sort_rank: 400,
    ...namesOf(tags),
  });
  return { properties, minZoom, namesFrom };
}

function otherLineOf({ tags, refs }: Way) {
  const line = otherLineKind(tags);
  if (!line || (line.detail === 'pier' && isClosed(refs))) return null;
  const { kind, detail, minZoom, structure } = line;
  const properties = present({
    kind,
    kind_detail: detail,
    min_zoom: minZoom + 1,
    service: tags['service'],
    is_bridge: structure === 'bridge' || undefined,
    is_tunnel: structure === 'tunnel' || undefined,
    sort_rank: 400,
    ...namesOf(tags),
  });
  return { properties, minZoom, namesFrom: 12 };
}
