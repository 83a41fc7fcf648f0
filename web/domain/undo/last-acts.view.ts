import type { LastActsQuery } from '#web/parts/graphql/generated/graphql.ts';

import { withProduct } from '../../parts/texts/product.ts';
import { lastActsTexts as texts } from './last-acts.texts.ts';

type LastAct = NonNullable<LastActsQuery['lastActs']>[number];

export interface ShownPart {
  readonly key: string;
  /** Null where the act is one piece. */
  readonly territoryId: string | null;
  readonly name: string;
  readonly hindrance: string | null;
}

export interface ShownAct {
  readonly act: string;
  readonly what: string;
  readonly when: string;
  /** The territories together; '' where the act is about none. */
  readonly names: string;
  readonly parts: readonly ShownPart[];
  /** All that is left of several parts can be taken back at once. */
  readonly canUndoAll: boolean;
}

/** One's own acts as they are listed, each with its territories (OWN-234, OWN-235). */
export const lastActsView = (acts: readonly LastAct[]): readonly ShownAct[] =>
  acts.map(({ act, what, datetimeHuman, parts }) => {
    const shown = parts.map((part, at) => partView(part, `${act} ${at}`));
    const [first] = shown;
    return {
      act,
      what,
      when: datetimeHuman,
      names: shown.length > 1 ? withProduct(texts.several(shown.length)) : (first?.name ?? ''),
      parts: shown,
      canUndoAll: shown.length > 1 && shown.every(({ hindrance }) => hindrance === null),
    };
  });

function partView(
  { territoryId, numberNames, login, hindrance }: LastAct['parts'][number],
  key: string,
): ShownPart {
  const names = numberNames.join(', ');
  return {
    key,
    territoryId,
    name: login === null || login === '' ? names : texts.held(names, login),
    hindrance,
  };
}
