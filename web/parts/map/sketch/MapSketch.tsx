import { useEffect, useLayoutEffect, useRef } from 'react';
import { rideOn } from '../engine/glide.ts';
import { useMap } from '../engine/map-context.ts';
import type { Frame } from '../labels/label-placement.ts';
import type { MarkerAtlas } from '../layers/marker-atlas.ts';
import type { MapContent } from '../useMapContent.ts';
import { drawSketch } from './draw-sketch.ts';
import classes from './MapSketch.module.css';
import { type StartView, watchFrame } from './watch-frame.ts';

interface Props {
  readonly content: MapContent;
  readonly startView: StartView;
}

/** The map without its basemap, on a 2D canvas: until the engine has drawn it, or where WebGL is missing. */
export function MapSketch({ content, startView }: Props) {
  const map = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let frame: Frame | null = null;
    let pins: MarkerAtlas | null = null;
    const draw = () => {
      if (!frame) return;
      const ratio = window.devicePixelRatio;
      element.width = frame.width * ratio;
      element.height = frame.height * ratio;
      context.scale(ratio, ratio);
      drawSketch(context, content, frame, pins);
      element.dataset['pins'] = pins ? 'drawn' : 'awaited';
    };
    const stop = watchFrame(element, startView, (seen) => {
      frame = seen;
      draw();
    });
    let wanted = true;
    void content.pins.then((atlas) => {
      if (!wanted) return;
      pins = atlas;
      draw();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [content, startView]);

  useEffect(() => {
    if (!map || !canvas.current) return undefined;
    const getOff = rideOn(map, canvas.current);
    return () => void getOff();
  }, [map]);

  return <canvas ref={canvas} className={classes.sketch} data-pins="awaited" aria-hidden="true" />;
}
