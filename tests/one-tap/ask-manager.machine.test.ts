import { expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, play } from '../support/play.ts';
import { askManagerMachine } from '#machines/one-tap/ask-manager.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done, MutationAskManagerArgs } from '#schema/generated.ts';

const subject: MutationAskManagerArgs = { historyId: '340', action: 'month' };
const ask = { type: 'ask', subject } as const;
const confirm = { type: 'confirm' } as const;
const cancel = { type: 'cancel' } as const;
const sent: Done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
type Happening = Parameters<typeof play<typeof askManagerMachine>>[2][number];
const start = (...events: Happening[]) => play(askManagerMachine, undefined, events);

it('a request is asked about, and sent once [OWN-46]', () => {
  const asking = start(ask);
  expect(questionIn(asking.snapshot.getMeta())).toBe(
    'Envoyer cette demande à un gestionnaire\u202F?',
  );
  expect(asking.snapshot).toOnlyAccept(['cancel', 'confirm'], [ask, confirm, cancel]);
  const after = start(ask, confirm, confirm, done('askManager', sent));
  expect(after.calls).toEqual([{ src: 'askManager', input: subject }]);
  expect(start(ask, cancel).calls).toEqual([]);
});
