import { serverColour } from '../parts/theme/server-colour.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { Kind, Segment, Strip } from './histogram.view.ts';
import classes from './Strip.module.css';

const width = 1000;
const height = 24;
const narrowest = 7;

/** The height shows the kind too: colour alone is lost on paper and to the colour-blind. */
const tops: Readonly<Record<Kind, number>> = { standard: 1, campaign: 6, invitation: 11 };
const foot = 18;

interface Props {
  readonly strip: Strip;
  readonly name: string;
  /** Identifies the row for the hints. */
  readonly id: string;
  /** The strip takes the focus, as on cards; in a table the row does. */
  readonly focusable: boolean;
}

/** A territory's assignments over time, one path per colour (HIST-08, HIST-09, HIST-10). */
export function StripOfAssignments({ strip, name, id, focusable }: Props) {
  const { arrived, segments, outFrom } = strip;
  const said = segments.map(({ text }) => text).toReversed();
  const label = arrived ? texts.strip(name, said, outFrom !== null) : texts.stripToCome(name);
  const Frame = focusable ? 'button' : 'span';
  return (
    <Frame
      {...(focusable ? { type: 'button' as const } : { role: 'img' })}
      className={classes.strip}
      aria-label={label}
      data-strip={id}
      data-out={outFrom === null ? undefined : true}
      data-empty={arrived && segments.length === 0 && outFrom === null ? true : undefined}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {byColour(segments).map(([key, path]) => (
          <path key={key} d={path} style={{ fill: serverColour(key) }} />
        ))}
        {outFrom !== null && (
          <rect
            className={classes.out}
            x={Math.min(outFrom * width, width - narrowest * 2)}
            y={foot + 2}
            width={Math.max((1 - outFrom) * width, narrowest * 2)}
            height={height - foot - 2}
          />
        )}
      </svg>
    </Frame>
  );
}

function byColour(segments: readonly Segment[]): readonly (readonly [string, string])[] {
  const paths = new Map<string, string>();
  for (const { from, to, kind, color } of segments) {
    const left = Math.min(Math.round(from * width), width - narrowest);
    const across = Math.max(Math.round(to * width) - left, narrowest);
    const box = `M${left} ${tops[kind]}h${across}V${foot}h${-across}z`;
    paths.set(color, (paths.get(color) ?? '') + box);
  }
  return [...paths];
}
