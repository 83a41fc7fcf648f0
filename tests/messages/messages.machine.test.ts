import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { messagesMachine } from '#machines/messages/messages.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { messagesView } from '#web/messages/messages.view.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const late = { kind: 'late' as const, mail: true, push: true, mailFault: null };
const overdue = {
  kind: 'overdue' as const,
  mail: false,
  push: false,
  mailFault: 'refused' as const,
};
const phone = { id: 'a', device: 'Chrome sur Android', since: '16/03/2026', mark: 'abc' };
const rest = { pushKey: 'BKey', quietFrom: 21, quietUntil: 8, devices: [phone] };
const loaded = done('messages', { ...rest, choices: [late, overdue] });
const choose = {
  type: 'choose' as const,
  kind: 'late' as const,
  way: 'mail' as const,
  wanted: false,
};
const retry = { type: 'retry' as const };
const quiet = { type: 'quiet' as const, from: 22, until: 7 };
const receive = { type: 'receive' as const };
const end = { type: 'end' as const, deviceId: 'a' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [choose, retry, quiet, receive, end, confirm, cancel];
const device = { endpoint: 'https://p.example.org/x', p256dh: 'BA', auth: 'AA' };
const subscribed = done('subscribe', { device, trouble: null });
const denied = done('subscribe', { device: null, trouble: 'denied' });
const start = (...events: Parameters<typeof play<typeof messagesMachine>>[2]) =>
  play(messagesMachine, undefined, events);
type Events = Parameters<typeof play<typeof messagesMachine>>[2];
const view = (...events: Events) => messagesView(start(...events).snapshot);
const rows = (...events: Events) =>
  view(...events).rows.map(({ what, mail, push }) => [what, mail, push]);

describe('one’s messages', () => {
  it('are loaded, and each choice is saved and read again [OWN-405]', () => {
    expect(start(loaded).snapshot).toOnlyAccept(['choose', 'quiet', 'receive', 'end'], samples);
    const chosen = done('change', { __typename: 'Done', notice: { text: 'C’est noté.' } });
    const { calls, emitted, snapshot } = start(loaded, choose, chosen);
    expect(calls).toEqual([
      { src: 'messages' },
      {
        src: 'change',
        input: { call: 'chooseMessage', args: { kind: 'late', way: 'mail', wanted: false } },
      },
      { src: 'messages' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice: { text: 'C’est noté.' } }]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('show a choice at once, and take it back where it was not saved [OWN-405, GEN-06]', () => {
    const before = [
      ['Un de mes territoires est en retard', true, true],
      ['Le lundi, les territoires en retard', false, false],
    ];
    expect(rows(loaded)).toEqual(before);
    expect(rows(loaded, choose)).toEqual([
      ['Un de mes territoires est en retard', false, true],
      before[1],
    ]);
    const cut = failed('change', new Failure('NETWORK'));
    expect(rows(loaded, choose, cut)).toEqual(before);
    expect(start(loaded, choose, cut).snapshot.value).toBe('shown');
    const refused = failed('change', refusalError('Non.'));
    expect(rows(loaded, choose, refused, loaded)).toEqual(before);
    expect(view(loaded, choose, refused, loaded).problem).toMatchObject({ message: 'Non.' });
  });

  it('say each reason why there is no mail once, and whether Mon compte changes it [OWN-406]', () => {
    expect(view(loaded).faults).toEqual([
      { fault: 'refused', text: 'Tu n’acceptes pas les e-mails automatiques.', mine: true },
    ]);
    const noServer = { mailFault: 'noServer' as const };
    const nowhere = done('messages', {
      ...rest,
      choices: [late, overdue].map((it) => ({ ...it, ...noServer })),
    });
    expect(view(nowhere).faults).toEqual([
      { fault: 'noServer', text: 'Ce site n’envoie pas d’e-mails.', mine: false },
    ]);
  });

  it('are received here once the browser has subscribed; without its permission nothing is asked of the server [OWN-408]', () => {
    expect(start(loaded, receive, subscribed).calls).toEqual([
      { src: 'messages' },
      { src: 'subscribe', input: { pushKey: 'BKey' } },
      { src: 'change', input: { call: 'addMessageDevice', args: device } },
    ]);
    const { calls, snapshot } = start(loaded, receive, denied);
    expect(calls.map(({ src }) => src)).toEqual(['messages', 'subscribe']);
    expect(snapshot.value).toBe('shown');
    expect(view(loaded, receive, denied).problem).toEqual({
      severity: 'info',
      message: 'Sans ton accord, ce navigateur n’affiche pas de notifications.',
    });
    expect(view(loaded, receive).receiving).toBe(true);
  });

  it('end on a device once confirmed [OWN-408]', () => {
    expect(view(loaded, end).question).toBe('Ne plus recevoir de messages sur cet appareil\u202F?');
    expect(start(loaded, end).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(start(loaded, end, cancel).calls).toHaveLength(1);
    expect(start(loaded, end, confirm).calls.at(-1)).toEqual({
      src: 'change',
      input: { call: 'endMessageDevice', args: { deviceId: 'a' } },
    });
    expect(view(loaded, end, confirm).ending).toBe('a');
  });

  it('keep quiet hours, shown at once [OWN-411]', () => {
    expect(view(loaded).quiet).toEqual({ from: 21, until: 8 });
    expect(view(loaded, quiet).quiet).toEqual({ from: 22, until: 7 });
    expect(start(loaded, quiet).calls.at(-1)).toEqual({
      src: 'change',
      input: { call: 'setQuietHours', args: { from: 22, until: 7 } },
    });
  });

  it('may be loaded again when they did not come [GEN-04]', () => {
    const away = failed('messages', new Failure('BACKEND_UNREACHABLE'));
    expect(start(away).snapshot).toOnlyAccept(['retry'], samples);
    expect(view(away)).toMatchObject({ loading: false, shown: false, stalled: false });
    expect(start(away, retry, loaded).snapshot.value).toBe('shown');
  });

  it('reach every state', () => {
    const answers = [
      loaded,
      subscribed,
      denied,
      done('change', { __typename: 'Done', notice: null }),
    ];
    const faults = ['messages', 'subscribe', 'change'].flatMap(everyFailure);
    expect(neverEntered(messagesMachine, [undefined], [...samples, ...answers, ...faults])).toEqual(
      [],
    );
  });
});
