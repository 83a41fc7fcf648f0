/** Reads a Mapbox Vector Tile (version 2): just enough to look at what a tile holds. */
export interface TileFeature {
  readonly type: 'point' | 'line' | 'polygon';
  /** Numbers and truths as words too. */
  readonly properties: Readonly<Record<string, string>>;
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
}

export function readTile(bytes: Uint8Array): Map<string, TileFeature[]> {
  return new Map(
    messages(bytes, 3).map((layer) => {
      const keys = messages(layer, 3).map(text);
      const values = messages(layer, 4).map(wordOf);
      const features = messages(layer, 2).map((feature): TileFeature => {
        const tags = packed(messages(feature, 2)[0] ?? empty);
        const pairs = tags.flatMap((key, index) =>
          index % 2 === 0 ? [[keys[key] ?? '', values[tags[index + 1] ?? -1] ?? '']] : [],
        );
        return {
          type: kinds[varintField(feature, 3)] ?? 'point',
          properties: Object.fromEntries(pairs),
          lines: linesOf(packed(messages(feature, 4)[0] ?? empty)),
        };
      });
      return [text(messages(layer, 1)[0] ?? empty), features];
    }),
  );
}

function wordOf(value: Uint8Array): string {
  const [first] = fields(value);
  if (first === undefined) return '';
  if (first.field === 1) return text(first.bytes);
  if (first.field === 7) return String(first.value === 1);
  if (first.field === 6) return String(unzigzag(first.value));
  return first.field === 3 ? String(first.double) : String(first.value);
}

const kinds: Readonly<Record<number, TileFeature['type']>> = {
  1: 'point',
  2: 'line',
  3: 'polygon',
};
const empty = new Uint8Array();
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function fields(bytes: Uint8Array) {
  const found: { field: number; value: number; double: number; bytes: Uint8Array }[] = [];
  for (let at = 0; at < bytes.length;) {
    const key = varint(bytes, at);
    if (key.value % 8 === 1) {
      const double = new DataView(bytes.buffer, bytes.byteOffset + key.next, 8).getFloat64(0, true);
      found.push({ field: key.value >> 3, value: 0, double, bytes: empty });
      at = key.next + 8;
      continue;
    }
    const value = varint(bytes, key.next);
    const long = key.value % 8 === 2;
    const end = long ? value.next + value.value : value.next;
    found.push({
      field: key.value >> 3,
      value: value.value,
      double: 0,
      bytes: bytes.slice(value.next, end),
    });
    at = end;
  }
  return found;
}

const messages = (bytes: Uint8Array, wanted: number) =>
  fields(bytes).flatMap(({ field, bytes: held }) => (field === wanted ? [held] : []));

const varintField = (bytes: Uint8Array, wanted: number) =>
  fields(bytes).find(({ field }) => field === wanted)?.value ?? 0;

function varint(bytes: Uint8Array, start: number) {
  let value = 0;
  for (let at = start, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return { value, next: at + 1 };
  }
}

function packed(bytes: Uint8Array): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const { value, next } = varint(bytes, at);
    values.push(value);
    at = next;
  }
  return values;
}

function linesOf(commands: readonly number[]): [number, number][][] {
  const lines: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < commands.length;) {
    const command = commands[at] ?? 0;
    at += 1;
    if (command % 8 === 7) continue;
    for (let count = command >> 3; count > 0; count -= 1, at += 2) {
      x += unzigzag(commands[at] ?? 0);
      y += unzigzag(commands[at + 1] ?? 0);
      if (command % 8 === 1) lines.push([]);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}

const unzigzag = (value: number) => (value >> 1) ^ -(value & 1);

/** Even and odd crossings of a ray to the right: holes count by themselves. */
export function covers(rings: TileFeature['lines'], x: number, y: number): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }),
  );
  return crossings.length % 2 === 1;
}
