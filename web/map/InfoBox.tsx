import blocks from '../parts/theme/Blocks.module.css';
import classes from './InfoBox.module.css';
import { mapTexts } from '../parts/map/map.texts.ts';

interface Props {
  readonly info: string;
  /** Absent as long as nothing answers a click. */
  readonly onHide?: (() => void) | undefined;
}

/** The information of a public map; a click hides it (PUB-04). */
export function InfoBox({ info, onHide }: Props) {
  if (info.trim() === '') return null;
  return (
    <button
      type="button"
      className={`${blocks.floating} ${classes.info}`}
      title={mapTexts.hideInfo}
      disabled={!onHide}
      onClick={onHide}
    >
      <span>{info}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
