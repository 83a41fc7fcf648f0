import type { ReactNode } from 'react';

import type { MapFeatures } from '#schema/geojson.ts';

import { Button } from '../button/Button.tsx';
import { shareTexts } from '../links/share-link.texts.ts';
import { useShare } from '../links/useShare.ts';
import { Itinerary } from '../map/Itinerary.tsx';
import { destinationOf } from '../map/itinerary.ts';
import { handTexts } from './hand.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './HandTools.module.css';
import { canStayAwake, useAwake } from './useAwake.ts';

interface Props {
  readonly numberName: string;
  readonly features: MapFeatures | null;
  /** The public link; null without a map. */
  readonly mapLink: string | null;
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** What a map in the hand needs: the way there, the link for somebody else, a screen that stays on (OWN-154). */
export function HandTools({ numberName, features, mapLink, children }: Props) {
  const { share } = useShare(shareTexts.mapCopied);
  const { awake, refused, choose } = useAwake();
  const destination = features && destinationOf(features);
  return (
    <div className={`${blocks.row} ${classes.tools}`} role="group" aria-label={handTexts.tools}>
      {children}
      {destination && <Itinerary to={destination} />}
      {mapLink !== null && (
        <Button
          aria-label={handTexts.shareOf(numberName)}
          onClick={() => void share(numberName, mapLink)}
        >
          {handTexts.share}
        </Button>
      )}
      {canStayAwake() && (
        <Button role="switch" aria-checked={awake} onClick={() => choose(!awake)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="4" />
            <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M18.400 5.600l-1.400 1.400M7 17l-1.400 1.400" />
          </svg>
          {handTexts.awake}
        </Button>
      )}
      <p role="status" className={classes.refused}>
        {refused && handTexts.notAwake}
      </p>
    </div>
  );
}
