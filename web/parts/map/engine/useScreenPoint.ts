import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef } from 'react';
import { rideOn } from './glide.ts';
import { keptInside } from './kept-inside.ts';
import { useMap } from './map-context.ts';

/** Keeps the top left corner of an element at a position of the map, or as near as all of `whole` in it is seen. */
export function useScreenPoint<T extends HTMLElement>(
  position: Position,
  whole: RefObject<HTMLElement | null> | null = null,
) {
  const map = useMap();
  const element = useRef<T>(null);
  useEffect(() => {
    if (!map || !element.current) return undefined;
    const getOff = rideOn(map, element.current);
    const follow = () => {
      const [longitude = 0, latitude = 0] = position;
      const point = map.project([longitude, latitude]);
      if (!element.current) return;
      const { x, y } = whole?.current
        ? keptInside(point, around(element.current, whole.current), sizeOf(map))
        : point;
      element.current.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    follow();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      getOff();
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map, position, whole]);
  return element;
}

const sizeOf = (map: MapLibreMap) => {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
};

function around(corner: HTMLElement, box: HTMLElement) {
  const from = corner.getBoundingClientRect();
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return {
    left: left - from.left,
    top: top - from.top,
    right: right - from.left,
    bottom: bottom - from.top,
  };
}
