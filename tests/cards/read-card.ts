type At = readonly [x: number, y: number];

/** The paths of a page that are stroked in this colour, in points. */
export function strokedIn(drawing: string, colour: string): readonly (readonly At[])[] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let paths: At[][] = [];
  let present = '';
  const found: At[][] = [];
  for (const line of drawing.split('\n')) {
    const numbers = line.split(' ').slice(0, -1).map(Number);
    const [one = 0, two = 0] = numbers;
    if (line.endsWith(' m')) paths.push([[one, two]]);
    else if (line.endsWith(' l')) paths.at(-1)?.push([one, two]);
    else if (line.endsWith(' SCN')) {
      present = numbers.map((part) => Math.round(part * 255)).join();
    } else if (/^(?:S|s|f|f\*|B|n|W n)$/u.test(line)) {
      if (line === 'S' && present === [red, green, blue].join()) found.push(...paths);
      paths = [];
    }
  }
  return found;
}

export function rectanglesIn(drawing: string) {
  return [...drawing.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gmu)].map(([, ...parts]) => {
    const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
    return { x, y, width, height };
  });
}

/** Distance in metres between two places on the ellipsoid, as the chord between them. */
export function metresBetween(from: readonly number[], to: readonly number[]): number {
  const [a, b] = [inSpace(from), inSpace(to)];
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function inSpace([lng = 0, lat = 0]: readonly number[]) {
  const [east, north] = [(lng * Math.PI) / 180, (lat * Math.PI) / 180];
  const flatness = 1 / 298.257_223_563;
  const square = flatness * (2 - flatness);
  const across = 6_378_137 / Math.sqrt(1 - square * Math.sin(north) ** 2);
  return {
    x: across * Math.cos(north) * Math.cos(east),
    y: across * Math.cos(north) * Math.sin(east),
    z: across * (1 - square) * Math.sin(north),
  };
}
