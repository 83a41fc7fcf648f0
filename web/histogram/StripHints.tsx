import {
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

import { segmentAt, type Segment, type Strip } from './histogram.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './StripHints.module.css';

interface Props {
  readonly stripOf: (id: string) => Strip | undefined;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

interface Hint {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** The place of the segment, framed where the keys walk. */
  readonly frame: CSSProperties;
  /** Read aloud: a pointer has its own way, the keys have no other. */
  readonly read: boolean;
}

const edge = 128;
const leastFrame = 6;

/** The dates of the segment under the pointer, or, with the keyboard, of the row's newest and then its neighbours. */
export function StripHints({ stripOf, style, children }: Props) {
  const [hint, setHint] = useState<Hint | null>(null);

  const newestOf = (element: Element) => (stripOf(idOf(element))?.segments.length ?? 0) - 1;

  const show = (element: Element, at: number | null, read: boolean) => {
    const id = idOf(element);
    const segment: Segment | undefined = at === null ? undefined : stripOf(id)?.segments[at];
    if (segment === undefined || at === null) return setHint(null);
    const { left, width, top, height } = element.getBoundingClientRect();
    const middle = left + (width * (segment.from + segment.to)) / 2;
    setHint({
      id,
      at,
      text: segment.text,
      left: Math.min(Math.max(middle, edge), window.innerWidth - edge),
      top,
      frame: {
        insetInlineStart: left + width * segment.from,
        insetBlockStart: top,
        inlineSize: Math.max(width * (segment.to - segment.from), leastFrame),
        blockSize: height,
      },
      read,
    });
  };

  const onPointer = ({ target, clientX }: PointerEvent) => {
    const element = stripIn(target);
    if (element === null) {
      if (hint !== null) setHint(null);
      return;
    }
    const strip = stripOf(idOf(element));
    const { left, width } = element.getBoundingClientRect();
    const at = strip === undefined ? null : segmentAt(strip, (clientX - left) / width);
    if (at !== hint?.at || idOf(element) !== hint.id) show(element, at, false);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const element = stripOfFocus(target);
    if (element === null || !target.matches(':focus-visible')) return;
    show(element, newestOf(element), true);
  };

  const onKey = ({ key, target }: KeyboardEvent) => {
    const element = stripOfFocus(target);
    if (element === null) return;
    const newest = newestOf(element);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step !== undefined) {
      const next = hint?.id === idOf(element) ? hint.at + step : newest;
      show(element, Math.min(Math.max(next, 0), newest), true);
    }
    if (key === 'Escape') setHint(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hints only; rows and strips have the focus
    <div
      className={classes.around}
      style={style}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setHint(null)}
      onFocus={onFocus}
      onBlur={() => setHint(null)}
      onKeyDown={onKey}
      onScrollCapture={() => hint !== null && setHint(null)}
    >
      {children}
      <p className={`${blocks.unseen} ${classes.read}`} aria-live="polite">
        {hint?.read === true && hint.text}
      </p>
      {hint?.read === true && <div className={classes.frame} style={hint.frame} aria-hidden />}
      {hint !== null && (
        <div
          role="tooltip"
          className={classes.hint}
          style={{ insetInlineStart: hint.left, insetBlockStart: hint.top }}
        >
          {hint.text}
        </div>
      )}
    </div>
  );
}

const stripIn = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-strip]') : null;

/** A card's strip has the focus itself; in a table the row has it. */
const stripOfFocus = (target: EventTarget) =>
  stripIn(target) ??
  (target instanceof HTMLTableRowElement ? target.querySelector('[data-strip]') : null);

const idOf = (element: Element) => element.getAttribute('data-strip') ?? '';
