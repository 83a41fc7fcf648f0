import type { MapReading, MapRemark } from '#machines/parts/files/map-remark.ts';

import { Switch } from '../../fields/Switch.tsx';
import { ImpossibleShapes } from './ImpossibleShapes.tsx';
import blocks from '../../theme/Blocks.module.css';
import classes from './FileRemarks.module.css';
import { remarkSentence, remarksTexts as texts } from './remarks.texts.ts';

interface Props {
  readonly remarks: readonly MapRemark[];
  /** What is refused for an impossible shape: the whole file of one map, or a line of many. */
  readonly refused: 'file' | 'line';
  readonly onReading: (reading: MapReading) => void;
}

/** What was done with a file beyond reading it, and in which other way a map can be read (OWN-305, OWN-342). */
export function FileRemarks({ remarks, refused, onReading }: Props) {
  const sentences = remarks.flatMap((remark) => remarkSentence(remark) ?? []);
  if (remarks.length === 0) return null;
  return (
    <div className={blocks.stack}>
      {sentences.length > 0 && (
        <ul className={classes.sentences} aria-label={texts.label}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <OtherReadings remarks={remarks} refused={refused} onReading={onReading} />
    </div>
  );
}

/** How else a map can be read; nothing for a list. */
function OtherReadings({ remarks, refused, onReading }: Props) {
  const lines = remarks.find((it) => it.code === 'closedLines');
  const latitude = remarks.find((it) => it.code === 'latitudeFirst');
  if (!latitude) return null;
  const impossible = remarks.find((it) => it.code === 'impossible');
  const reading = {
    outlines: lines?.taken ?? true,
    latitudeFirst: latitude.taken,
    mending: impossible?.mending ?? null,
  };
  return (
    <>
      {impossible && (
        <ImpossibleShapes
          shapes={impossible.shapes}
          mending={impossible.mending}
          refused={refused}
          onMend={(mending) => onReading({ ...reading, mending })}
        />
      )}
      {lines?.choice === true && (
        <Switch
          kind="checkbox"
          label={texts.outlines(lines.count)}
          checked={lines.taken}
          onChange={(outlines) => onReading({ ...reading, outlines })}
        />
      )}
      {(refused === 'line' || latitude.taken) && (
        <Switch
          kind="checkbox"
          label={texts.latitudeFirst}
          checked={latitude.taken}
          onChange={(latitudeFirst) => onReading({ ...reading, latitudeFirst })}
        />
      )}
    </>
  );
}
