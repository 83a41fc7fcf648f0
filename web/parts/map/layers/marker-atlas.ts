import type { MarkerIcon, MarkerIcons } from '../map-data.ts';
import type { MarkerKind } from '../map.view.ts';

/** Our own icon for markers of any other type (PUB-14). */
const defaultIcon = { width: 26, height: 34, anchorX: 13, anchorY: 33 } as const;
export const defaultPin = {
  colour: '#1b4d5a',
  edge: '#fffdf7',
  edgeWidth: 4,
  path: 'M13 32C10 26.5 3 20.5 3 13a10 10 0 0 1 20 0c0 7.5-7 13.5-10 19zM13 8.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
} as const;

const gap = 2;

export type MarkerFrame = Omit<MarkerIcon, 'url'> & { readonly url: string | null };

export interface AtlasIcon {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

export type AtlasMapping = Record<MarkerKind, AtlasIcon>;

export interface MarkerAtlas {
  readonly image: HTMLCanvasElement;
  readonly mapping: AtlasMapping;
  /** Pixels of the atlas per CSS pixel. */
  readonly ratio: number;
}

export const markerFrames = (icons: MarkerIcons): Record<MarkerKind, MarkerFrame> => ({
  information: icons.information,
  parking: icons.parking,
  mobilestand: icons.mobilestand,
  kingdomhome: icons.kingdomhome,
  other: { ...defaultIcon, url: null },
});

/** The frame of each icon in the atlas at a pixel ratio. */
export function atlasMapping(icons: MarkerIcons, ratio: number): AtlasMapping {
  let right = 0;
  const place = ({ width, height, anchorX, anchorY }: MarkerFrame): AtlasIcon => {
    const x = right;
    right += Math.ceil(width * ratio) + gap;
    return {
      x,
      y: 0,
      width: width * ratio,
      height: height * ratio,
      anchorX: anchorX * ratio,
      anchorY: anchorY * ratio,
    };
  };
  const frames = markerFrames(icons);
  return {
    information: place(frames.information),
    parking: place(frames.parking),
    mobilestand: place(frames.mobilestand),
    kingdomhome: place(frames.kingdomhome),
    other: place(frames.other),
  };
}

async function loadedImage(url: string) {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

function drawDefault(context: CanvasRenderingContext2D, { x, width, height }: AtlasIcon) {
  context.save();
  context.translate(x, 0);
  context.scale(width / defaultIcon.width, height / defaultIcon.height);
  const shape = new Path2D(defaultPin.path);
  context.fillStyle = defaultPin.colour;
  context.strokeStyle = defaultPin.edge;
  context.lineWidth = defaultPin.edgeWidth;
  context.stroke(shape);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas context, not an array
  context.fill(shape, 'evenodd');
  context.restore();
}

/** Draws all markers into one atlas, at least at double density; an icon that fails to load becomes the default one. */
async function markerAtlas(icons: MarkerIcons): Promise<MarkerAtlas> {
  const ratio = Math.max(2, Math.ceil(window.devicePixelRatio));
  const mapping = atlasMapping(icons, ratio);
  const placed = Object.values(mapping);
  const image = document.createElement('canvas');
  image.width = Math.max(...placed.map(({ x, width }) => Math.ceil(x + width))) + gap;
  image.height = Math.max(...placed.map(({ height }) => Math.ceil(height))) + gap;
  const context = image.getContext('2d');
  if (context)
    await Promise.all(
      Object.values(markerFrames(icons)).map(async ({ url }, index) => {
        const at = placed[index];
        if (!at) return;
        const picture = url === null ? null : await loadedImage(url).catch(() => null);
        if (picture) context.drawImage(picture, at.x, at.y, at.width, at.height);
        else drawDefault(context, at);
      }),
    );
  return { image, mapping, ratio };
}

const known = new WeakMap<MarkerIcons, Promise<MarkerAtlas>>();

/** The atlas of these icons, cached. */
export function pinsOf(icons: MarkerIcons): Promise<MarkerAtlas> {
  const pins = known.get(icons) ?? markerAtlas(icons);
  known.set(icons, pins);
  return pins;
}
