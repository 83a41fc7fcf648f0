import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { ShareMaps } from '../domain/territory/ShareMaps.tsx';
import { Button } from '../parts/button/Button.tsx';
import { exitedTexts as texts } from './exited.texts.ts';
import type { ExitedTerritory } from './exited.view.ts';
import type { ExitedActions } from './useExitedActions.ts';

interface Props {
  readonly chosen: readonly ExitedTerritory[];
  readonly actions: ExitedActions;
}

/** What a manager does with the ticked rows of what is out (OWN-258). */
export function ChosenExits({ chosen, actions }: Props) {
  const { returning, onReturn, granting, onGrant } = actions;
  const extendable = chosen.filter(({ reprieveBtn }) => reprieveBtn);
  const busy = returning !== null || granting !== null;
  return (
    <>
      <Button disabled={busy} busy={returning !== null} onClick={() => onReturn(chosen)}>
        {assignmentTexts.return}
      </Button>
      {extendable.length > 0 && (
        <Button disabled={busy} busy={granting !== null} onClick={() => onGrant(extendable)}>
          {extendable.length < chosen.length
            ? texts.reprieveOf(extendable.length)
            : assignmentTexts.reprieve}
        </Button>
      )}
      <PrintCards
        label={cardsTexts.printSeveral}
        territoryIds={chosen.map(({ territoryId }) => territoryId)}
      />
      <ShareMaps rows={chosen} />
    </>
  );
}
