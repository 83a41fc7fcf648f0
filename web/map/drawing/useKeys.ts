import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState, type KeyboardEvent } from 'react';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import type { DrawingView } from './drawing.view.ts';

interface Options {
  readonly map: MapLibreMap | null;
  readonly view: DrawingView;
  readonly send: (event: DrawingEvent) => void;
  readonly tapAt: (position: Position) => void;
}

const arrows = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
const step = { cross: 16, fineCross: 2, corner: 4, fineCorner: 1 };
const margin = 48;

/** The whole editor by the keyboard: a cross that arrows move, Space that taps there (look-and-feel, Maps). */
export function useKeys({ map, view, send, tapAt }: Options) {
  const [cross, setCross] = useState<Position | null>(null);
  const { mode, corner, cornerAt } = view;
  const pointing = mode !== 'idle' && mode !== 'labelling';

  const shifted = (on: MapLibreMap, from: Position, by: { x: number; y: number }): Position => {
    const [longitude = 0, latitude = 0] = from;
    const at = on.project([longitude, latitude]);
    const { clientWidth: width, clientHeight: height } = on.getContainer();
    const x = at.x + by.x;
    const y = at.y + by.y;
    const outX = x < margin ? x - margin : Math.max(0, x - width + margin);
    const outY = y < margin ? y - margin : Math.max(0, y - height + margin);
    const { lng, lat } = on.unproject([x, y]);
    if (outX !== 0 || outY !== 0) on.panBy([outX * 4, outY * 4], { animate: false });
    return [lng, lat];
  };
  const middle = (on: MapLibreMap): Position => {
    const { lng, lat } = on.getCenter();
    return [lng, lat];
  };

  const onCanvas = (event: KeyboardEvent): boolean => {
    const arrow = arrows.get(event.key);
    if (!map || !pointing) return false;
    if (arrow && corner && cornerAt) {
      const by = event.shiftKey ? step.fineCorner : step.corner;
      send({
        type: 'corner.moved',
        position: shifted(map, cornerAt, { x: arrow.x * by, y: arrow.y * by }),
      });
      return true;
    }
    if (arrow) {
      const by = event.shiftKey ? step.fineCross : step.cross;
      setCross(shifted(map, cross ?? middle(map), { x: arrow.x * by, y: arrow.y * by }));
      return true;
    }
    if (event.key !== ' ') return false;
    if (corner) send({ type: 'corner.chosen', corner: null });
    else tapAt(cross ?? middle(map));
    return true;
  };

  const everywhere = (event: KeyboardEvent): boolean => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'z') send({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (command && key === 'y') send({ type: 'redo' });
    else if (event.key === 'Escape' && pointing) {
      setCross(null);
      send({ type: 'leave' });
    } else return false;
    return true;
  };

  const onMapOnly = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && (mode === 'drawing' || mode === 'picking')) {
      send({ type: mode === 'drawing' ? 'line.ended' : 'finish' });
      return true;
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && mode === 'editing') {
      send({ type: 'delete' });
      return true;
    }
    return onCanvas(event);
  };

  return {
    cross: pointing && !corner ? cross : null,
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLInputElement || mode === 'labelling') return;
      const heard = everywhere(event) || (target instanceof HTMLCanvasElement && onMapOnly(event));
      if (!heard) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
