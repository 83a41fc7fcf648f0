import { useCallback, useState } from 'react';
import type { OwnPosition } from '../layers/position-layer.ts';
import { mapTexts } from '../map.texts.ts';

const patience = 15_000;

export interface OwnPositionFinder {
  readonly position: OwnPosition | null;
  readonly searching: boolean;
  readonly problem: string | null;
  readonly find: () => void;
}

/** Asks the device for its position, once per click. */
export function useOwnPosition(onFound: (position: OwnPosition) => void): OwnPositionFinder {
  const [position, setPosition] = useState<OwnPosition | null>(null);
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const find = useCallback(() => {
    setSearching(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const found = { latitude, longitude, accuracy };
        setSearching(false);
        setPosition(found);
        onFound(found);
      },
      ({ code, PERMISSION_DENIED }) => {
        setSearching(false);
        setProblem(code === PERMISSION_DENIED ? mapTexts.positionDenied : mapTexts.positionUnknown);
      },
      { enableHighAccuracy: true, timeout: patience },
    );
  }, [onFound]);

  return { position, searching, problem, find };
}
