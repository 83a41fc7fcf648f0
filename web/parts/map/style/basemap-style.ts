import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { basemapSource, landLayers, streetLayers } from './basemap-layers.ts';
import { labelLayers } from './label-layers.ts';
import { mapPalettes } from './palette.ts';

export interface BasemapOptions {
  /** A raster template `{z}/{x}/{y}`, or the absolute URL of a .pmtiles file (B-22). */
  readonly url: string;
  readonly name: string;
  readonly copyrightUrl: string;
  readonly maxZoom: number;
  readonly theme: 'light' | 'dark';
}

/** The basemap of every map (B-22, GMV-02). No glyphs: maplibre renders Latin text with local fonts. */
export function basemapStyle(options: BasemapOptions): StyleSpecification {
  const palette = mapPalettes[options.theme];
  const ground = {
    id: 'paper',
    type: 'background' as const,
    paint: { 'background-color': palette.paper },
  };
  if (!vectorial(options.url)) {
    return {
      version: 8,
      sources: { [basemapSource]: rasterSource(options) },
      layers: [ground, { id: 'raster', type: 'raster', source: basemapSource }],
    };
  }
  return {
    version: 8,
    sources: {
      [basemapSource]: {
        type: 'vector',
        url: `pmtiles://${options.url}`,
        attribution: attribution(options),
      },
    },
    layers: [ground, ...landLayers(palette), ...streetLayers(palette), ...labelLayers(palette)],
  };
}

/** The credits as text: a .pmtiles basemap always credits OpenStreetMap, its source. */
export function basemapCredit({ url, name }: Pick<BasemapOptions, 'url' | 'name'>): string {
  const named = name.includes('OpenStreetMap') || !vectorial(url);
  return named ? `© ${name}` : `${name}, © OpenStreetMap`;
}

const vectorial = (url: string) => /\.pmtiles($|[?#])/u.test(url);

function rasterSource(options: BasemapOptions): SourceSpecification {
  return {
    type: 'raster',
    tiles: [options.url],
    tileSize: 256,
    maxzoom: options.maxZoom,
    attribution: attribution(options),
  };
}

function attribution(options: BasemapOptions): string {
  const href = escapeHtml(options.copyrightUrl);
  return `<a href="${href}" target="_blank" rel="noopener">${escapeHtml(basemapCredit(options))}</a>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
