import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Itinerary } from './Itinerary.tsx';
import blocks from '../theme/Blocks.module.css';
import classes from './MapPopup.module.css';
import { mapTexts } from './map.texts.ts';
import type { FeaturePopup } from './map.view.ts';
import { useScreenPoint } from './engine/useScreenPoint.ts';

interface Props {
  readonly popup: FeaturePopup;
  /** Pixels between the point of the marker and its top. */
  readonly rise: number;
  readonly onClose: () => void;
}

/** The details of a chosen marker; Escape closes them (PUB-12). */
export function MapPopup({ popup, rise, onClose }: Props) {
  const place = useScreenPoint<HTMLDivElement>(popup.position);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={place} className={classes.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog */}
      <div
        className={`${blocks.floating} ${classes.popup}`}
        style={{ bottom: rise }}
        role="dialog"
        aria-label={popup.title}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2>{popup.title}</h2>
        <button
          ref={button}
          type="button"
          className={`${blocks.icon} ${classes.close}`}
          aria-label={mapTexts.close}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {popup.desc !== '' && <p>{popup.desc}</p>}
        {popup.coordinates !== null && (
          <p>
            <span className={classes.term}>{mapTexts.coordinates}</span>
            <span className={classes.coordinates}>{popup.coordinates}</span>
          </p>
        )}
        <p className={classes.way}>
          <Itinerary to={popup.position} />
        </p>
      </div>
    </div>
  );
}
