import type { Temporal } from 'temporal-polyfill';
import { loginsOf, marksNow } from '../domain/undo/undo.queries.ts';
import { hoursToUndo } from '../domain/undo/undoable-act.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Db } from '../parts/db/database.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import { withProduct } from '../parts/texts/product.ts';
import { lastActs, whatFollowed, type Followed } from './last-acts.queries.ts';
import { hindranceTexts as texts } from './undo.texts.ts';

interface Ports {
  readonly clock: Pick<Clock, 'local'>;
  readonly product: string;
}

/**
 * One's own acts of the last twelve hours with what is left of them to take back, newest first; each
 * part with the sentence of what stands in its way, null where nothing does (OWN-234, OWN-235).
 */
export async function listLastActs(
  db: Db,
  userId: number,
  now: Temporal.Instant,
  { clock, product }: Ports,
) {
  const acts = await lastActs(db, userId, now.subtract({ hours: hoursToUndo }));
  const parts = acts.flatMap((act) =>
    act.parts.map((part) => ({
      act: act.act,
      mark: part.mark,
      marked: part,
      since: {
        territoryIds: part.territoryIds,
        numberNames: part.events.flatMap(({ numberName }) => numberName ?? []),
        lastLine: act.lastLine,
      },
    })),
  );
  const marks = await marksNow(
    db,
    parts.map(({ marked }) => marked),
  );
  const hindered = parts.filter(({ mark }, at) => mark !== marks[at]);
  const followed = await whatFollowed(
    db,
    hindered.map(({ since }) => since),
  );
  const logins = await loginsOf(
    db,
    parts.flatMap(({ marked }) => marked.events),
  );

  const hindranceOf = ({ there, line }: Followed, several: boolean): string => {
    if (!there) return withProduct(texts.gone, product);
    if (!line) return texts.changed;
    const at = clock.local(line.at);
    return (several ? texts.followedAt : texts.followed)
      .replace('{date}', humanDay(at.toPlainDate()))
      .replace('{time}', at.toPlainTime().toString().slice(0, 5))
      .replace('{login}', () => line.login)
      .replace('{number}', () => line.numberName)
      .replace('{action}', () => line.action);
  };

  return acts.map(({ act, what, doneAt }) => {
    const at = clock.local(doneAt);
    return {
      act,
      what,
      datetime: doneAt.toString(),
      datetime_human: `${humanDay(at.toPlainDate())} ${at.toPlainTime().toString().slice(0, 5)}`,
      parts: parts
        .filter((part) => part.act === act)
        .map((part) => {
          const { marked, since } = part;
          const [territoryId] = marked.territoryIds;
          const holder = marked.events[0]?.holder ?? null;
          const hindrance = followed[hindered.indexOf(part)];
          return {
            territory_id: marked.streets && territoryId !== undefined ? territoryId : null,
            number_names: since.numberNames,
            login: (holder === null ? null : logins.get(holder)) ?? null,
            hindrance:
              hindrance === undefined ? null : hindranceOf(hindrance, since.numberNames.length > 1),
          };
        }),
    };
  });
}
