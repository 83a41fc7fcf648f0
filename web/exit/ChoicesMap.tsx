import { lazy, useMemo, type ReactNode } from 'react';

import { Late } from '../parts/failure/Late.tsx';
import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import type { FeatureId } from '../parts/map/map.view.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { tokens } from '../parts/theme/tokens.ts';
import { useColorScheme } from '../parts/theme/theme-choice.ts';
import { exitTexts } from './exit.texts.ts';
import type { DrawnChoices } from './choices-map.view.ts';
import classes from './ChoicesMap.module.css';

const MapCanvas = lazy(loadMapCanvas);
const texts = exitTexts.exit;

interface Props extends DrawnChoices {
  /** How many of the list have no map. */
  readonly undrawn: number;
  /** At the end of the first line. */
  readonly beside: ReactNode;
  readonly chosen: readonly string[];
  /** Called with the touched territory. */
  readonly onPress: (territoryId: string) => void;
}

/** What the list offers, on a map where a touch chooses (OWN-366). */
export function ChoicesMap({ map, owners, undrawn, beside, chosen, onPress }: Props) {
  const scheme = useColorScheme();
  const covered = useCovered();
  const fills = useMemo(() => {
    const { in: free, out } = tokens[scheme];
    const colourOf = (id: FeatureId) => (chosen.includes(owners[id] ?? '') ? out : free);
    return { colourOf, opacity: 0.55 };
  }, [scheme, owners, chosen]);
  const lifted = chosen.length === 1 ? owners.indexOf(chosen[0] ?? '') : -1;
  const press = (id: FeatureId | null) => {
    const territoryId = id === null ? undefined : owners[id];
    if (territoryId !== undefined) onPress(territoryId);
  };
  return (
    <div className={classes.choices}>
      <div className={classes.head}>
        <p>
          {withProduct(texts.touch)} {undrawn > 0 && withProduct(texts.undrawn(undrawn))}
        </p>
        {beside}
      </div>
      <div className={classes.map}>
        <Late missing="fallback" fallback={<SketchedMap map={map} />}>
          {!covered && (
            <MapCanvas
              name={withProduct(texts.map)}
              map={map}
              inPage
              fills={fills}
              fitting
              lifted={lifted === -1 ? null : lifted}
              onChoosePolygon={press}
            />
          )}
        </Late>
      </div>
    </div>
  );
}
