import { decoded } from './decode-text.ts';
import { UnreadableFile } from './file-fault.ts';
import type { LooseShape } from './loose-shape.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

interface JsonMap {
  readonly shapes: readonly LooseShape[];
  /** The projection that the file names. */
  readonly crs: unknown;
}

/** The features of a GeoJSON, of a list of features, or of a text with one on each line; throws UnreadableFile. */
export function geoJsonMap(file: string, bytes: Uint8Array): JsonMap {
  const root = parsed(decoded(bytes));
  const shapes = featuresOf(root).map((feature, at): LooseShape => {
    if (!isObject(feature)) throw new UnreadableFile('invalidMap', at + 1);
    if (isGeometry(feature)) return { geometry: feature, properties: {}, folder: '', file };
    if (feature['type'] !== 'Feature' && !isObject(feature['geometry']))
      throw new UnreadableFile('invalidMap', at + 1);
    const { geometry, properties } = feature;
    return { geometry, properties: isObject(properties) ? properties : {}, folder: '', file };
  });
  return { shapes, crs: isObject(root) ? root['crs'] : undefined };
}

const geometryType = /^(?:Multi)?(?:Point|LineString|Polygon)$|^GeometryCollection$/u;

const isGeometry = ({ type }: Loose): boolean =>
  typeof type === 'string' && geometryType.test(type);

function featuresOf(root: unknown): readonly unknown[] {
  if (Array.isArray(root)) return root.flatMap(featuresOf);
  if (!isObject(root)) return [root];
  if (root['type'] === 'Topology') throw new UnreadableFile('topoJson');
  if (isEsri(root)) throw new UnreadableFile('esriJson');
  if (root['type'] !== 'FeatureCollection') return [root];
  if (!Array.isArray(root['features'])) throw new UnreadableFile('invalidMap');
  return root['features'];
}

/** Features of ArcGIS: attributes, and rings or paths. */
const isEsri = (root: Loose): boolean =>
  root['type'] !== 'FeatureCollection' &&
  (typeof root['geometryType'] === 'string' ||
    (Array.isArray(root['features']) &&
      root['features'].some((it) => isObject(it) && isObject(it['attributes']))));

function parsed(text: string): unknown {
  // Line ends and tabs within a text are what other programs write, and JSON forbids.
  const sound = text.replace(/^\uFEFF/u, '').replaceAll(/[\u0000-\u001F]/gu, ' ');
  const whole = orUndefined(sound);
  if (whole !== undefined) return whole;
  const lines = sequence(text);
  if (lines) return lines;
  const loose = sound
    .replace(/^\s*(?:var|let|const)\s+[\w$]+\s*=/u, '')
    .replace(/;\s*$/u, '')
    .replaceAll(/([:,[]\s*)(?:NaN|-?Infinity)\b/gu, '$1null')
    .replaceAll(/,(?=\s*[\]}])/gu, '');
  const mended = orUndefined(loose);
  if (mended === undefined) throw new UnreadableFile('invalidMap', lineOfFault(text));
  return mended;
}

function orUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One feature a line, or each behind a record separator (RFC 8142). */
function sequence(text: string): readonly unknown[] | null {
  const lines = text.split(/[\u001E\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const read = lines.map(orUndefined);
  return read.every(isObject) ? read : null;
}

/** The line where JSON ends to be JSON, where the engine says so and there are several. */
function lineOfFault(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : '';
    const line = Number(/line (\d+)/u.exec(said)?.[1] ?? 0);
    return line > 1 ? line : undefined;
  }
  return undefined;
}
