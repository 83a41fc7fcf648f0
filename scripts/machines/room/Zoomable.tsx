import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** What to keep in sight, in the picture's own measure. */
  readonly sight?: { readonly x: number; readonly y: number } | undefined;
  readonly children: ReactNode;
}

/** Small writing is not read below the first; below the second, not even the shape is seen. */
const readable = 0.75;
const recognised = 0.4;
const steps = { smallest: 0.2, largest: 3, by: 1.2 };

/** A large picture in a frame: it scrolls as any page (wheel, touch, arrow keys), is dragged, and is zoomed with the buttons or Ctrl and the wheel. */
export function Zoomable({ width, height, label, sight, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const change = (to: number) => setZoom(Math.min(steps.largest, Math.max(steps.smallest, to)));
  const showWhole = () => {
    if (frame.current) change(fits(frame.current, width, height));
  };
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const whole = fits(current, width, height);
    setZoom(whole >= recognised ? whole : readable);
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((now) =>
        Math.min(
          steps.largest,
          Math.max(steps.smallest, (now ?? 1) * (event.deltaY < 0 ? steps.by : 1 / steps.by)),
        ),
      );
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [width, height]);
  const { x, y } = sight ?? {};
  useEffect(() => {
    const { current } = frame;
    if (!current || zoom === null || x === undefined || y === undefined) return;
    const left = x * zoom - current.clientWidth / 2;
    current.scrollTo({ left, top: y * zoom - current.clientHeight / 2 });
  }, [x, y, zoom]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' && event.buttons === 1) {
      event.currentTarget.scrollLeft -= event.movementX;
      event.currentTarget.scrollTop -= event.movementY;
    }
  };
  const shown = zoom ?? 1;
  return (
    <div className="zoomable">
      <div className="tools" role="group" aria-label="Zoom">
        <button onClick={() => change(shown / steps.by)} aria-label="Smaller">
          −
        </button>
        <button onClick={() => change(1)}>{Math.round(shown * 100)} %</button>
        <button onClick={() => change(shown * steps.by)} aria-label="Larger">
          +
        </button>
        <button onClick={showWhole}>Whole</button>
      </div>
      <div
        ref={frame}
        className="frame"
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onPointerMove={drag}
      >
        <div className="drawing" style={{ width: width * shown, height: height * shown }}>
          <div style={{ transform: `scale(${shown})`, transformOrigin: '0 0', width, height }}>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The zoom at which all is seen in the place that the frame may take. */
function fits(frame: Element, width: number, height: number): number {
  const below = innerHeight - frame.getBoundingClientRect().top - scrollY;
  const tallest = Math.max(
    Math.min(below, Number.parseFloat(getComputedStyle(frame).maxHeight)),
    frame.clientWidth / 2,
  );
  return Math.min(1, (frame.clientWidth - 2) / width, (tallest - 2) / height);
}
