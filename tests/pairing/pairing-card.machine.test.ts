import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { pairingCardMachine } from '#machines/pairing/pairing-card.machine.ts';
import type { Done, Pdf } from '#schema/generated.ts';
import { pairingCardView } from '#web/pairing/pairing.view.ts';
import { refusalError } from '../support/refusal-error.ts';

const print = { type: 'print' as const };
const end = { type: 'end' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [print, end, confirm, cancel];
const userId = '6';
const pdf: Pdf = { filename: 'carte.pdf', mime: 'application/pdf', base64: 'AA==' };
const notice = {
  text: 'La carte est annulée.',
  color: null,
  timeout: null,
  undo: null,
  about: null,
};
const ended: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
type Events = Parameters<typeof play<typeof pairingCardMachine>>[2];
const start = (...events: Events) => play(pairingCardMachine, { userId }, events);
const viewOf = (...events: Events) => pairingCardView(start(...events).snapshot, 'LECLERC Anne');

describe('a person’s card', () => {
  it('is printed once its question is answered, and a second press counts for nothing [OWN-370]', () => {
    expect(start().snapshot).toOnlyAccept(['print', 'end'], samples);
    expect(start(print).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(viewOf(print).question).toBe(
      'Imprimer une carte de connexion pour LECLERC Anne\u202F? Elle ouvre son compte une seule fois, pendant 7 jours. Une carte précédente ne servira plus.',
    );
    expect(start(print, cancel).calls).toEqual([]);
    const printing = start(print, confirm, confirm);
    expect(printing.calls).toEqual([{ src: 'printPairingCard', input: { userId } }]);
    expect(printing.snapshot).toOnlyAccept([], samples);
    expect(start(print, confirm, done('printPairingCard', pdf)).emitted).toEqual([
      { type: 'printed', pdf },
      { type: 'changed', notice: null },
    ]);
  });

  it('is cancelled once its question is answered [OWN-372]', () => {
    expect(viewOf(end).question).toBe(
      'Annuler la carte de LECLERC Anne\u202F? Elle n’ouvrira plus son compte.',
    );
    const { calls, emitted } = start(end, confirm, done('cancelPairingCard', ended));
    expect(calls).toEqual([{ src: 'cancelPairingCard', input: { userId } }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
  });

  it.each([
    ['printPairingCard', print],
    ['cancelPairingCard', end],
  ] as const)(
    'whose %s fails comes back to where one can try again [GEN-05, GEN-06]',
    (call, event) => {
      const refused = start(event, confirm, failed(call, refusalError('Non.')));
      expect(refused.snapshot).toOnlyAccept(['print', 'end'], samples);
      expect(pairingCardView(refused.snapshot, '').problem?.message).toBe('Non.');
      expect(
        start(event, confirm, failed(call, refusalError('Non.')), event, confirm).snapshot.context
          .problem,
      ).toBe(null);
      const cut = start(event, confirm, failed(call, new Failure('NETWORK')));
      expect(cut.snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
      const away = start(event, confirm, failed(call, new Failure('BACKEND_UNREACHABLE')));
      expect(away.snapshot.context.problem).toBe('unreachable');
    },
  );

  it('leaves no state without a way to it', () => {
    expect(
      neverEntered(
        pairingCardMachine,
        [{ userId }],
        [
          ...samples,
          done('printPairingCard', pdf),
          done('cancelPairingCard', ended),
          ...['printPairingCard', 'cancelPairingCard'].flatMap(everyFailure),
        ],
      ),
    ).toEqual([]);
  });
});
