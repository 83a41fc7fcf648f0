import type { StyleSpecification } from 'maplibre-gl';
import type { Basemap } from './map-data.ts';
import type { ColorScheme } from '../theme/theme-choice.ts';
import { minimapMaxZoom } from '#schema/limits.ts';
import { basemapSource } from './style/basemap-layers.ts';
import { basemapStyle } from './style/basemap-style.ts';

const absolute = /^[a-z][a-z\d+.-]*:/iu;

/** Resolves a basemap address relative to the site, which the engine and its worker cannot do (B-22). */
export const groundUrl = (url: string, origin: string) =>
  absolute.test(url) ? url : `${origin}/${url.replace(/^\/+/u, '')}`;

export const groundStyle = (basemap: Basemap, theme: ColorScheme): StyleSpecification =>
  basemapStyle({ ...basemap, url: groundUrl(basemap.url, location.origin), theme });

/** The same basemap for the minimap: without labels, and with tiles of zoom 13 at most (PUB-07). */
export function minimapStyle(ground: StyleSpecification): StyleSpecification {
  const source = ground.sources[basemapSource];
  return {
    ...ground,
    sources:
      source?.type === 'vector' || source?.type === 'raster'
        ? { [basemapSource]: { ...source, maxzoom: minimapMaxZoom } }
        : {},
    layers: ground.layers.filter(({ type }) => type !== 'symbol'),
  };
}
