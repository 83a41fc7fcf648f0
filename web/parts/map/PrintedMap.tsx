import { useEffect, useRef } from 'react';

import { useMap } from './engine/map-context.ts';
import classes from './PrintedMap.module.css';

/** Printable width of a page in pixels. */
const paperWidth = 660;

/**
 * Copies the map to a 2D canvas on `beforeprint`, since a WebGL canvas prints empty. The
 * surrounding element keeps its size in pixels and is zoomed, so that the labels stay in place.
 */
export function PrintedMap() {
  const map = useMap();
  const picture = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const copy = picture.current;
    if (!map || !copy) return undefined;
    const take = () => {
      const canvas = map.getCanvas();
      map.redraw();
      [copy.width, copy.height] = [canvas.width, canvas.height];
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      const around = map.getContainer().closest<HTMLElement>('[role=region]')?.parentElement;
      const { clientWidth, clientHeight } = map.getContainer();
      around?.style.setProperty('--printed-width', `${clientWidth}px`);
      around?.style.setProperty('--printed-height', `${clientHeight}px`);
      around?.style.setProperty('--printed-zoom', String(Math.min(1, paperWidth / clientWidth)));
    };
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  }, [map]);
  return <canvas ref={picture} className={classes.picture} aria-hidden="true" />;
}
