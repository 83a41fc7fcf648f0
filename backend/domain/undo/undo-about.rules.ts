import type { UndoEvent } from './undoable-act.ts';
import { undoAboutTexts as texts } from './undo-about.texts.ts';

/** More are counted. */
const named = 6;

/**
 * Territories of an act by their numbers, each group behind its holder's name; one alone by its
 * whole name. '' where the act is about none (OWN-233).
 */
export function aboutAct(
  events: readonly UndoEvent[],
  logins: ReadonlyMap<number, string>,
): string {
  const about = events.flatMap(({ numberName, holder }) =>
    numberName === null ? [] : { numberName, login: logins.get(holder ?? 0) ?? '' },
  );
  const [first] = about;
  if (first && about.length === 1) return texts.held([first.numberName], first.login);
  const groups = new Map<string, string[]>();
  for (const { numberName, login } of about.slice(0, named)) {
    groups.set(login, [...(groups.get(login) ?? []), numberName.split(' - ')[0] ?? '']);
  }
  const told = [...groups].map(([login, numbers]) => texts.held(numbers, login)).join('\u202F; ');
  return about.length > named ? texts.more(told, about.length - named) : told;
}
