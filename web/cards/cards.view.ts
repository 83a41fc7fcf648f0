import type { SnapshotFrom } from 'xstate';

import type { printCardsMachine } from '#machines/cards/print-cards.machine.ts';
import { cardsMax } from '#schema/limits.ts';
import type { CardSize } from '#schema/generated.ts';
import type { CardsCheckQuery } from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import type { Option } from '../parts/fields/combobox.view.ts';
import type { QueryView } from '../parts/graphql/query.view.ts';
import { cardsTexts as texts } from './cards.texts.ts';

export type CardsCheck = QueryView<NonNullable<CardsCheckQuery['cardsCheck']>>;

export function printCardsView(
  snapshot: SnapshotFrom<typeof printCardsMachine>,
  check: CardsCheck,
) {
  const { territoryIds, size, onA4, problem } = snapshot.context;
  const checked = check.state === 'shown' ? check.shown : null;
  return {
    open: snapshot.matches('choosing') || snapshot.matches('printing'),
    territoryIds,
    size,
    onA4,
    canChoose: snapshot.can({ type: 'territories.chosen', territoryIds }),
    canPrint: snapshot.can({ type: 'print' }) && checked?.printable !== 0,
    canClose: snapshot.can({ type: 'close' }),
    printing: snapshot.hasTag('busy'),
    problem: problemView(problem) ?? (check.state === 'failed' ? check.problem : null),
    status: statusOf(territoryIds, check),
    missing: checked && missingOf(checked.withoutMap),
    unprintable: checked?.unprintable ?? '',
  };
}

function statusOf(territoryIds: readonly string[], check: CardsCheck): string {
  if (territoryIds.length === 0) return texts.noCard;
  if (territoryIds.length > cardsMax) return texts.tooMany(cardsMax);
  if (check.state === 'loading') return texts.checking;
  if (check.state !== 'shown') return '';
  return check.shown.printable === 0 ? texts.nothing : texts.cards(check.shown.printable);
}

const names = new Intl.ListFormat('fr-FR');
const namedInFull = 3;

/** A sentence naming the territories without a map; by number alone when there are many. */
function missingOf(withoutMap: readonly string[]): string | null {
  if (withoutMap.length === 0) return null;
  const said =
    withoutMap.length > namedInFull
      ? withoutMap.map((numberName) => numberName.split(' - ', 1)[0] ?? numberName)
      : withoutMap;
  return texts.withoutMap(names.format(said), withoutMap.length > 1);
}

const sizes = ['a6', 's12', 'a5'] as const satisfies readonly CardSize[];

export const sizeOptions: readonly Option[] = sizes.map((id) => ({ id, name: texts.sizes[id] }));

export const sizeOf = (id: string): CardSize => sizes.find((size) => size === id) ?? 'a6';

export const paperOptions: readonly Option[] = [
  { id: 'a4', name: texts.onA4 },
  { id: 'page', name: texts.onOwnPage },
];
