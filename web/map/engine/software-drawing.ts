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

/**
 * Draws few pixels until all has arrived: each tile that comes has the whole picture drawn anew,
 * and a processor feels every pixel of it.
 */
export function sharpenOnceLoaded(map: MapLibreMap, onSharp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(sharpen, silence);
  };
  const stop = () => {
    clearTimeout(timer);
    map.off('data', wait);
    map.off('idle', sharpen);
    map.off('remove', stop);
  };
  const sharpen = () => {
    stop();
    map.setPixelRatio(window.devicePixelRatio);
    onSharp();
  };
  map.setPixelRatio(coarse);
  map.on('data', wait);
  map.on('idle', sharpen);
  map.on('remove', stop);
}
