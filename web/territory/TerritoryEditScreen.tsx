import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../parts/button/Button.tsx';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import { TerritoryChoice } from './TerritoryChoice.tsx';
import { useTerritories } from './useTerritories.ts';

/** Chooses the territory to edit, and opens its page (spec 2 §2 t-edit). */
export function TerritoryEditScreen() {
  const navigate = useNavigate();
  const { view, options, reload } = useTerritories();
  const [picked, setPicked] = useState('');
  const territoryId = options.some(({ id }) => id === picked) ? picked : '';

  return (
    <Screen title={withProduct(texts.pickTitle)} help="corriger">
      <QueryStates view={view} onRetry={reload}>
        {() => (
          <TerritoryChoice
            options={options}
            territoryId={territoryId}
            onChoose={setPicked}
            onSubmit={() => void navigate(`/t-view/${territoryId}`)}
            action={
              <Button kind="primary" type="submit" disabled={territoryId === ''}>
                {commonTexts.validate}
              </Button>
            }
          />
        )}
      </QueryStates>
    </Screen>
  );
}
