import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { Button } from '../parts/button/Button.tsx';
import { linksMail } from './chosen-acts.view.ts';
import { exitedTexts as texts } from './exited.texts.ts';
import type { ExitedTerritory } from './exited.view.ts';

interface Props {
  readonly chosen: readonly ExitedTerritory[];
  readonly returning: boolean;
  readonly granting: boolean;
  readonly onReturn: (rows: readonly ExitedTerritory[]) => void;
  readonly onGrant: (rows: readonly ExitedTerritory[]) => void;
}

/** What a manager does with the ticked rows of what is out (OWN-258). */
export function ChosenExits({ chosen, returning, granting, onReturn, onGrant }: Props) {
  const extendable = chosen.filter(({ reprieveBtn }) => reprieveBtn);
  const some = extendable.length > 0 && extendable.length < chosen.length;
  const mail = linksMail(chosen, location.origin);
  return (
    <>
      <Button disabled={granting} busy={returning} onClick={() => onReturn(chosen)}>
        {assignmentTexts.return}
      </Button>
      {extendable.length > 0 ? (
        <Button disabled={returning} busy={granting} onClick={() => onGrant(extendable)}>
          {some ? texts.reprieveOf(extendable.length) : assignmentTexts.reprieve}
        </Button>
      ) : (
        <span>{texts.noneExtendable}</span>
      )}
      <PrintCards
        label={cardsTexts.printSeveral}
        territoryIds={chosen.map(({ territoryId }) => territoryId)}
      />
      {mail !== null && <a href={mail}>{texts.sendLinks}</a>}
    </>
  );
}
