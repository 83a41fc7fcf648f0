import { useLayoutEffect, type RefObject } from 'react';

/** Marks the frame of a scroller with `data-before` and `data-after` where it hides something at that edge. */
export function useEdges(scroller: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = scroller.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      frame.toggleAttribute('data-before', scrollLeft > 1);
      frame.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
}
