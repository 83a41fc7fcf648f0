import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ScreenPoint } from '../../parts/map/engine/pick.ts';

export interface PointerTurns {
  /** Takes hold of something, which the map must then leave alone. */
  readonly onPress: (at: ScreenPoint, touch: boolean) => boolean;
  readonly onDrag: (at: ScreenPoint, touch: boolean) => void;
  readonly onDrop: () => void;
  readonly onHover: (at: ScreenPoint, touch: boolean) => void;
  readonly onTap: (at: ScreenPoint, touch: boolean) => void;
  /** One finger draws, two move the map. */
  readonly oneFingerDraws: () => boolean;
}

const steady = 6;

/** Hears the pointer before the map does, and keeps from the map what is not meant for it. */
export function listenToPointer(map: MapLibreMap, turns: PointerTurns) {
  const container = map.getContainer();
  const canvas = map.getCanvasContainer();
  let pressed: { id: number; at: ScreenPoint; held: boolean; drawing: boolean } | null = null;
  let fingers = 0;

  const placeOf = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
    const { left, top } = container.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onCanvas = ({ target }: Event) => target instanceof Node && canvas.contains(target);

  const down = (event: PointerEvent) => {
    if (!onCanvas(event)) return;
    const touch = event.pointerType === 'touch';
    if (touch) fingers += 1;
    if (event.button !== 0) return;
    if (!event.isPrimary || fingers > 1) {
      if (pressed?.held) turns.onDrop();
      pressed = null;
      return;
    }
    const at = placeOf(event);
    const held = turns.onPress(at, touch);
    pressed = { id: event.pointerId, at, held, drawing: touch && turns.oneFingerDraws() };
  };
  const move = (event: PointerEvent) => {
    const touch = event.pointerType === 'touch';
    const at = placeOf(event);
    if (pressed?.held && pressed.id === event.pointerId) turns.onDrag(at, touch);
    else if (onCanvas(event) && (touch ? pressed?.drawing : !pressed)) turns.onHover(at, touch);
  };
  const up = (event: PointerEvent) => {
    const touch = event.pointerType === 'touch';
    if (touch) fingers = Math.max(0, fingers - 1);
    const was = pressed;
    if (was?.id !== event.pointerId) return;
    pressed = null;
    const at = placeOf(event);
    const still = Math.hypot(at.x - was.at.x, at.y - was.at.y) <= steady;
    if (was.held && !still) turns.onDrop();
    else if (event.type === 'pointerup' && (still || was.drawing)) {
      if (was.held) turns.onDrop();
      turns.onTap(at, touch);
    } else if (was.held) turns.onDrop();
  };
  /** The map sees no finger that draws or holds; two fingers it sees. */
  const keepTouch = (event: TouchEvent) => {
    if (pressed && (pressed.held || pressed.drawing) && event.touches.length < 2)
      event.stopPropagation();
  };
  const keepMouse = (event: MouseEvent) => {
    if (pressed?.held) event.stopPropagation();
  };

  const stop = new AbortController();
  const capturing = { capture: true, signal: stop.signal } as const;
  container.addEventListener('pointerdown', down, capturing);
  window.addEventListener('pointermove', move, capturing);
  window.addEventListener('pointerup', up, capturing);
  window.addEventListener('pointercancel', up, capturing);
  container.addEventListener('touchstart', keepTouch, capturing);
  container.addEventListener('touchmove', keepTouch, capturing);
  container.addEventListener('mousedown', keepMouse, capturing);
  return () => stop.abort();
}
