import { ReadChoice, ReadField, ReadSwitch } from '../parts/fields/ReadField.tsx';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import type { GroundView } from './territory-ground.view.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import type { TerritoryView } from './territory.view.ts';
import { TerritoryLimits } from './TerritoryLimits.tsx';
import blocks from '../parts/theme/Blocks.module.css';

interface Props {
  readonly view: TerritoryView;
  readonly ground: GroundView;
}

/** The fields of a territory while they are read, under the labels of the form (DET-04, OWN-249, B-146). */
export function TerritorySheet({ view: { settings, entered }, ground }: Props) {
  const type = settings.types.find(({ id }) => id === entered.typeId)?.longName ?? '';
  return (
    <div>
      <ReadField label={texts.number} value={String(settings.number)} />
      <ReadField label={texts.name} value={entered.name} />
      <ReadChoice label={texts.type} value={type} />
      <ReadField label={texts.gate} value={entered.gate} hint={ground.houses ?? undefined} />
      <ReadSwitch
        label={texts.noVisited}
        checked={entered.noVisited}
        said={entered.noVisited ? commonTexts.yes : commonTexts.no}
      />
      <ReadField label={texts.note} value={entered.note} />
      <TerritoryLimits limits={ground.limits} />
      {/* The documents' form has it at all times, off until one edits (DET-16). */}
      <label className={blocks.unseen}>
        <input type="checkbox" checked={false} disabled readOnly /> {texts.rebuild}
      </label>
    </div>
  );
}
