import type { Map as MapLibreMap } from 'maplibre-gl';

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/** Whether the processor draws the map, because the device has no GPU or does not lend it. */
export function drawnInSoftware(map: MapLibreMap): boolean {
  const gl = map.getCanvas().getContext('webgl2');
  if (!gl) return false;
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  return softwareNames.test(String(gl.getParameter(told?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

const coarse = 0.25;
/** So long nothing has come: what is there is better seen sharp. */
const silence = 1500;
/** However slowly tiles trickle, and however much the map is moved: longer nobody waits for the rest. */
const longest = 5000;

/**
 * Draws few pixels until all has arrived, or has taken too long: each tile that comes has the whole
 * picture drawn anew, and a processor feels every pixel of it.
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
    // @ts-expect-error -- null, which the types lack, has the map follow the screen again
    map.setPixelRatio(null);
    // Another size empties the canvas, and an empty picture takes as long as a full one.
    map.redraw();
  };
  const late = setTimeout(sharpen, longest);
  map.setPixelRatio(coarse);
  map.on('data', wait);
  map.on('render', look);
  map.on('remove', stop);
}
