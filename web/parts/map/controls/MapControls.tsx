import type { ReactNode, RefObject } from 'react';
import { useMap, useMapView } from '../engine/map-context.ts';
import { mapTexts } from '../map.texts.ts';
import { wireZoom } from '../geometry/mercator.ts';
import blocks from '../../theme/Blocks.module.css';
import classes from './Controls.module.css';
import { useFullScreen } from './useFullScreen.ts';

interface Props {
  readonly region: RefObject<HTMLElement | null>;
  readonly searching: boolean;
  readonly following: boolean;
  readonly onCentre: (() => void) | null;
  readonly onFindPosition: () => void;
}

const icons = {
  zoomIn: <path d="M12 5v14M5 12h14" />,
  zoomOut: <path d="M5 12h14" />,
  centre: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8.5 10l3.5-1.5 3.5 2-1 4-4 1-2.5-2z" />,
  position: (
    <>
      <circle cx="12" cy="12" r="6" />
      <circle cx="12" cy="12" r="1.5" />
      <path d="M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5" />
    </>
  ),
  fullScreen: <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />,
  leaveFullScreen: <path d="M19 11h-6V5M13 11l7-7M5 13h6v6M11 13l-7 7" />,
} satisfies Record<string, ReactNode>;

/** The buttons over the map; each has the minimum touch size. */
export function MapControls({ region, searching, following, onCentre, onFindPosition }: Props) {
  const map = useMap();
  const view = useMapView(map, 'moveend');
  const fullScreen = useFullScreen(region);
  if (!map || !view) return null;
  return (
    <div className={`${blocks.floating} ${classes.buttons}`}>
      <MapButton
        name={mapTexts.zoomIn}
        icon={icons.zoomIn}
        disabled={view.zoom >= wireZoom(map.getMaxZoom())}
        onClick={() => map.zoomIn()}
      />
      <MapButton
        name={mapTexts.zoomOut}
        icon={icons.zoomOut}
        disabled={view.zoom <= wireZoom(map.getMinZoom())}
        onClick={() => map.zoomOut()}
      />
      {onCentre && <MapButton name={mapTexts.centre} icon={icons.centre} onClick={onCentre} />}
      <MapButton
        name={mapTexts.position}
        icon={icons.position}
        busy={searching}
        pressed={following}
        onClick={onFindPosition}
      />
      {fullScreen && (
        <MapButton
          name={fullScreen.full ? mapTexts.leaveFullScreen : mapTexts.fullScreen}
          icon={fullScreen.full ? icons.leaveFullScreen : icons.fullScreen}
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly pressed?: boolean | undefined;
  readonly onClick: () => void;
}

const MapButton = ({
  name,
  icon,
  disabled = false,
  busy = false,
  pressed,
  onClick,
}: ButtonProps) => (
  <button
    type="button"
    className={classes.button}
    aria-label={name}
    title={name}
    disabled={disabled}
    aria-busy={busy}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {icon}
    </svg>
  </button>
);
