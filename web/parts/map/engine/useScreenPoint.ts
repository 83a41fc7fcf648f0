import type { Position } from 'geojson';
import { useEffect, useRef } from 'react';
import { rideOn } from './glide.ts';
import { useMap } from './map-context.ts';

/** Keeps the top left corner of an element at a position of the map. */
export function useScreenPoint<T extends HTMLElement>(position: Position) {
  const map = useMap();
  const element = useRef<T>(null);
  useEffect(() => {
    if (!map || !element.current) return undefined;
    const getOff = rideOn(map, element.current);
    const follow = () => {
      const [longitude = 0, latitude = 0] = position;
      const { x, y } = map.project([longitude, latitude]);
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    follow();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      getOff();
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map, position]);
  return element;
}
