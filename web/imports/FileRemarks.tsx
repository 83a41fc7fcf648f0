import type { MapReading, MapRemark } from '#machines/parts/files/map-remark.ts';

import { Switch } from '../parts/fields/Switch.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './FileRemarks.module.css';
import { remarkSentence, remarksTexts as texts } from './remarks.texts.ts';

interface Props {
  readonly remarks: readonly MapRemark[];
  readonly onReading: (reading: MapReading) => void;
}

/** What was done with a map beyond reading it, and in which other way it can be read (OWN-305). */
export function FileRemarks({ remarks, onReading }: Props) {
  const sentences = remarks.flatMap((remark) => remarkSentence(remark) ?? []);
  const lines = remarks.find((it) => it.code === 'closedLines');
  const latitude = remarks.find((it) => it.code === 'latitudeFirst');
  if (!latitude) return null;
  const reading = { outlines: lines?.taken ?? true, latitudeFirst: latitude.taken };
  return (
    <div className={blocks.stack}>
      {sentences.length > 0 && (
        <ul className={classes.sentences} aria-label={texts.label}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {lines?.choice === true && (
        <Switch
          kind="checkbox"
          label={texts.outlines(lines.count)}
          checked={lines.taken}
          onChange={(outlines) => onReading({ ...reading, outlines })}
        />
      )}
      <Switch
        kind="checkbox"
        label={texts.latitudeFirst}
        checked={latitude.taken}
        onChange={(latitudeFirst) => onReading({ ...reading, latitudeFirst })}
      />
    </div>
  );
}
