import type { GrantedReprieves } from '#machines/domain/assignment/several-reprieves.machine.ts';

import { together, withCount } from '../domain/assignment/about-several.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { reprieveAbout } from '../domain/assignment/useReprieve.ts';
import { humanDay } from '../parts/fields/date.view.ts';
import { exitedTexts as texts } from './exited.texts.ts';
import type { ExitedTerritory } from './exited.view.ts';

/** The lines below the question of a return: what, who had it, on which day. */
export const returnsAbout = (rows: readonly ExitedTerritory[], today: string): readonly string[] =>
  together(
    rows.map(({ numberName, login }) =>
      assignmentTexts.returnedOn(numberName, login, humanDay(today)),
    ),
  );

/** The lines below the question of a reprieve: what, until when. */
export const reprievesAbout = (
  rows: readonly ExitedTerritory[],
  today: string | null,
): readonly string[] =>
  withCount(
    rows.map((row) => reprieveAbout({ ...row, due: row.returnDate }, today)),
    texts.several,
  );

/** What became of the reprieves of several territories; null where nothing did. */
export function reprievesText(
  { granted, refused }: GrantedReprieves,
  rows: readonly ExitedTerritory[],
): string | null {
  const nameOf = (historyId: string) =>
    rows.find((row) => row.historyId === historyId)?.numberName ?? '';
  const sentences = [
    ...(granted.length > 0 ? [texts.granted(granted.map(nameOf).join(', '))] : []),
    ...refused.map(({ historyId, message }) => texts.notGranted(nameOf(historyId), message)),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
