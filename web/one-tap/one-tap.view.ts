import type { SnapshotFrom } from 'xstate';

import type { oneTapMachine } from '#machines/one-tap/one-tap.machine.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { oneTapTexts } from './one-tap.texts.ts';

export function oneTapView(snapshot: SnapshotFrom<typeof oneTapMachine>) {
  const { link, message, problem } = snapshot.context;
  const stalled = snapshot.matches('unread') || snapshot.matches('unsent');
  return {
    title: link ? oneTapTexts.titles[link.action] : oneTapTexts.title,
    reading: snapshot.matches('reading'),
    about: link && !snapshot.matches('dead') ? link.numberName : null,
    asked:
      link === null || snapshot.matches('done') || snapshot.matches('dead')
        ? null
        : {
            due: oneTapTexts.due(link.returnDateHuman),
            what: withProduct(oneTapTexts.what[link.tap]),
            button: oneTapTexts.buttons[link.tap],
          },
    canTap: snapshot.can({ type: 'tap' }),
    canRetry: snapshot.can({ type: 'retry' }),
    doing: snapshot.matches('doing'),
    done: snapshot.matches('done') ? (message ?? oneTapTexts.done) : null,
    dead: snapshot.matches('dead') ? (problemView(problem)?.message ?? '') : null,
    problem: stalled
      ? (problemView(problem) ?? { message: oneTapTexts.stalled, severity: 'warning' as const })
      : null,
  };
}
