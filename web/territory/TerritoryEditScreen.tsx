import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../button/Button.tsx';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { texts as commonTexts } from '../texts/texts.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import { TerritoryChoice } from './TerritoryChoice.tsx';
import { useTerritories } from './useTerritories.ts';

/** Spec 2 §2 t-edit: which one to change; the change is made on its own page. */
export function TerritoryEditScreen() {
  const navigate = useNavigate();
  const { view, options, reload } = useTerritories();
  const [sought, setSought] = useState('');
  const chosen = options.some(({ id }) => id === sought) ? sought : '';

  return (
    <Screen title={withProduct(texts.pickTitle)}>
      <QueryStates view={view} onRetry={reload}>
        {() => (
          <TerritoryChoice
            options={options}
            chosen={chosen}
            onChoose={setSought}
            onSubmit={() => void navigate(`/t-view/${chosen}`)}
            action={
              <Button kind="primary" type="submit" disabled={chosen === ''}>
                {commonTexts.validate}
              </Button>
            }
          />
        )}
      </QueryStates>
    </Screen>
  );
}
