import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';

/** Elements over a map that move with its canvas. */
const riders = new WeakMap<MapLibreMap, Set<HTMLElement>>();

export function rideOn(map: MapLibreMap, element: HTMLElement) {
  const known = riders.get(map) ?? new Set();
  riders.set(map, known.add(element));
  return () => known.delete(element);
}

/** Share of the map's smaller side that a drag may uncover before a redraw. */
const bareAtMost = 0.3;
/** Milliseconds without movement before a redraw. */
const rest = 150;
const steady = 3;
const mainButton = 1;

interface Drag {
  readonly pressed: { x: number; y: number };
  /** Pointer position at the last redraw. */
  drawn: { x: number; y: number };
  begun: boolean;
}

/**
 * Panning for software rendering: a drag shifts the canvas by CSS and redraws the map only when a
 * third of it is uncovered, or the pointer rests or is released. A redraw per frame would be too
 * slow there.
 */
export function glide(map: MapLibreMap) {
  let drag: Drag | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const shift = (x: number, y: number) => {
    const moved = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
    for (const element of [map.getCanvas(), ...(riders.get(map) ?? [])])
      element.style.translate = moved;
  };
  const draw = (x: number, y: number) => {
    if (!drag) return;
    const by: [number, number] = [drag.drawn.x - x, drag.drawn.y - y];
    drag.drawn = { x, y };
    shift(0, 0);
    map.panBy(by, { animate: false });
    map.redraw();
  };
  const end = (x: number, y: number) => {
    clearTimeout(resting);
    if (drag?.begun) draw(x, y);
    drag = null;
  };

  const move = ({ clientX: x, clientY: y, buttons }: MouseEvent) => {
    if (!drag) return;
    if ((buttons & mainButton) === 0) return end(x, y);
    drag.begun ||= Math.hypot(x - drag.pressed.x, y - drag.pressed.y) > steady;
    if (!drag.begun) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const most = Math.min(clientWidth, clientHeight) * bareAtMost;
    clearTimeout(resting);
    if (Math.hypot(x - drag.drawn.x, y - drag.drawn.y) > most) return draw(x, y);
    shift(x - drag.drawn.x, y - drag.drawn.y);
    resting = setTimeout(() => draw(x, y), rest);
  };
  const up = ({ clientX, clientY }: MouseEvent) => end(clientX, clientY);
  const wheel = ({ clientX, clientY }: MouseEvent) => {
    clearTimeout(resting);
    if (drag?.begun) draw(clientX, clientY);
  };
  const down = (event: MapMouseEvent) => {
    const { button, ctrlKey, shiftKey, clientX: x, clientY: y } = event.originalEvent;
    if (button !== 0 || ctrlKey || shiftKey || !map.dragPan.isEnabled()) return;
    event.preventDefault();
    drag = { pressed: { x, y }, drawn: { x, y }, begun: false };
  };

  const stop = new AbortController();
  // In the capture phase, so that the map is redrawn before other listeners query features under the
  // pointer.
  const first = { capture: true, signal: stop.signal } as const;
  map.on('mousedown', down);
  window.addEventListener('mousemove', move, { signal: stop.signal });
  window.addEventListener('pointerup', up, first);
  window.addEventListener('mouseup', up, first);
  window.addEventListener('wheel', wheel, { ...first, passive: true });
  map.once('remove', () => {
    clearTimeout(resting);
    stop.abort();
  });
}
