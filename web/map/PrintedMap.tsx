import { useEffect, useRef } from 'react';

import { useMap } from './engine/map-context.ts';
import classes from './PrintedMap.module.css';

/** What fits between the margins of a page, in pixels. */
const paperWidth = 660;

/**
 * The canvas of a map is empty on paper: what it shows is copied when the page is about to be printed.
 * The element around the map then keeps its size, scaled, so that the names stay where they belong.
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
      const around = map.getContainer().parentElement?.parentElement;
      const { clientWidth, clientHeight } = map.getContainer();
      around?.style.setProperty('--printed-width', `${clientWidth}px`);
      around?.style.setProperty('--printed-height', `${clientHeight}px`);
      around?.style.setProperty('--printed-zoom', String(Math.min(1, paperWidth / clientWidth)));
    };
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  }, [map]);
  return <canvas ref={picture} className={classes['picture']} aria-hidden="true" />;
}
