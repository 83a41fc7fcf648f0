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
  /** As it was chosen, which is shown before the file has been read so. */
  readonly reading: MapReading;
  readonly onReading: (reading: MapReading) => void;
}

/** What was done with a file beyond reading it, and in which other way a map can be read (OWN-305, OWN-342). */
export function FileRemarks({ remarks, ...how }: Props) {
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
      <OtherReadings remarks={remarks} {...how} />
    </div>
  );
}

/** How else a map can be read; nothing for a list. */
function OtherReadings({ remarks, refused, reading, onReading }: Props) {
  const lines = remarks.find((it) => it.code === 'closedLines');
  const latitude = remarks.find((it) => it.code === 'latitudeFirst');
  if (!latitude) return null;
  const impossible = remarks.find((it) => it.code === 'impossible');
  const chosen = { ...reading, latitudeFirst: reading.latitudeFirst ?? latitude.taken };
  return (
    <>
      {impossible && (
        <ImpossibleShapes
          shapes={impossible.shapes}
          mending={chosen.mending}
          refused={refused}
          onMend={(mending) => onReading({ ...chosen, mending })}
        />
      )}
      {lines?.choice === true && (
        <Switch
          kind="checkbox"
          label={texts.outlines(lines.count)}
          checked={chosen.outlines}
          onChange={(outlines) => onReading({ ...chosen, outlines })}
        />
      )}
      {(refused === 'line' || latitude.taken) && (
        <Switch
          kind="checkbox"
          label={texts.latitudeFirst}
          checked={chosen.latitudeFirst}
          onChange={(latitudeFirst) => onReading({ ...chosen, latitudeFirst })}
        />
      )}
    </>
  );
}
