import { mercator } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';
import type { Frame } from '../labels/label-placement.ts';

export type StartView = (size: { width: number; height: number }) => View;

/** Calls `look` with the visible frame of an unmoved map, whenever the element's size changes. Returns how to stop. */
export function watchFrame(element: Element, startView: StartView, look: (frame: Frame) => void) {
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    const { zoom, longitude, latitude } = startView({ width, height });
    look({ zoom, centre: mercator([longitude, latitude]), width, height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
