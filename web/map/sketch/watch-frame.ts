import { mercator } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';
import type { Frame } from '../labels/label-placement.ts';

export type StartView = (size: { width: number; height: number }) => View;

/** Tells what an element shows of a map that nobody has moved yet, before each picture in which its size is new. */
export function watchFrame(element: Element, startView: StartView, look: (frame: Frame) => void) {
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    const { zoom, longitude, latitude } = startView({ width, height });
    look({ zoom, centre: mercator([longitude, latitude]), width, height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
