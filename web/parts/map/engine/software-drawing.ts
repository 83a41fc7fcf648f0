import type { Map as MapLibreMap } from 'maplibre-gl';

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/** Whether WebGL runs on the CPU, because the device has no GPU or the browser does not use it. */
export function drawnInSoftware(map: MapLibreMap): boolean {
  const gl = map.getCanvas().getContext('webgl2');
  if (!gl) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return softwareNames.test(String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

const coarse = 0.25;
/** Milliseconds without new data after which the map is sharpened. */
const silence = 1500;
/** Milliseconds after which it is sharpened in any case, even if tiles still arrive. */
const longest = 5000;

/**
 * Renders at a quarter of the pixel ratio until all tiles have loaded or a time limit is reached:
 * each tile redraws the whole map, and software rendering costs per pixel.
 */
export function coarseAtFirst(map: MapLibreMap) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(sharpen, silence);
  };
  const stop = () => {
    ended = true;
    clearTimeout(quiet);
    clearTimeout(late);
    map.off('data', wait);
    map.off('render', look);
    map.off('remove', stop);
  };
  const look = () => {
    if (map.isStyleLoaded()) queueMicrotask(sharpen);
  };
  const sharpen = () => {
    if (ended) return;
    stop();
    // @ts-expect-error -- null, missing from the types, restores the device's pixel ratio
    map.setPixelRatio(null);
    // A resize clears the canvas; presenting it empty costs as much as drawing it.
    map.redraw();
  };
  const late = setTimeout(sharpen, longest);
  map.setPixelRatio(coarse);
  map.on('data', wait);
  map.on('render', look);
  map.on('remove', stop);
}
