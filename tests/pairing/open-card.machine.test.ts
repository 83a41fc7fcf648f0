import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { openCardMachine } from '#machines/pairing/open-card.machine.ts';
import type { CardOpened } from '#schema/generated.ts';
import { openCardView, tokenIn } from '#web/pairing/open-card.view.ts';
import { refusalError } from '../support/refusal-error.ts';

const open = { type: 'open' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [open, confirm, cancel];
const token = '1-abcd';
const card = (rgpdPrivacy = true): CardOpened => ({
  token: 'a.b.c',
  rgpdPrivacy,
  deviceMark: 'mark',
  openUntil: '15/03/2026 à 22:00',
});
const start = (taken: boolean, ...events: Parameters<typeof play<typeof openCardMachine>>[2]) =>
  play(openCardMachine, { token, taken }, events);
const opening = { src: 'openPairingCard', input: { token } };
const signedIn = {
  type: 'signedIn',
  token: 'a.b.c',
  deviceMark: 'mark',
  openUntil: '15/03/2026 à 22:00',
};

describe('the page of a card', () => {
  it('asks nothing of the server before its button is pressed, and takes one press [OWN-371]', () => {
    expect(start(false).calls).toEqual([]);
    expect(start(false).snapshot).toOnlyAccept(['open'], samples);
    const pressed = start(false, open, open);
    expect(pressed.calls).toEqual([opening]);
    expect(pressed.snapshot).toOnlyAccept([], samples);
  });

  it.each([
    [true, 'welcomed', '/t-my-exited'],
    [false, 'privacyPending', '/u-rgpd-privacy'],
  ])('signs in, with rules accepted: %s, and ends in %s [OWN-371]', (accepted, state, next) => {
    const { snapshot, emitted, calls } = start(
      false,
      open,
      done('openPairingCard', card(accepted)),
    );
    expect([snapshot.value, snapshot.status]).toEqual([state, 'done']);
    expect(Object.values(snapshot.getMeta())).toEqual([{ next }]);
    expect(emitted).toEqual([signedIn]);
    expect(calls).toEqual([opening]);
  });

  it('asks before somebody else is signed out here, who is only once the card has opened [OWN-371]', () => {
    const asked = start(true, open);
    expect(asked.calls).toEqual([]);
    expect(openCardView(asked.snapshot).question).toBe(
      'Quelqu’un est déjà connecté ici. Le déconnecter, et ouvrir le compte de la carte\u202F?',
    );
    expect(asked.snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(start(true, open, cancel).snapshot.value).toBe('ready');
    const opened = start(true, open, confirm, done('openPairingCard', card()));
    expect(opened.calls.map(({ src }) => src)).toEqual(['openPairingCard', 'leaveSession']);
    expect(opened.emitted).toEqual([]);
    for (const left of [done('leaveSession'), failed('leaveSession', new Failure('NETWORK'))]) {
      const { emitted } = start(true, open, confirm, done('openPairingCard', card()), left);
      expect(emitted).toEqual([signedIn]);
    }
    const dead = start(true, open, confirm, failed('openPairingCard', refusalError('Non.')));
    expect(dead.calls).toEqual([opening]);
  });

  it('is dead where the card opens nothing, or the address has none [OWN-371]', () => {
    const dead = start(
      false,
      open,
      failed('openPairingCard', refusalError('Elle ne sert plus.', 'info')),
    );
    expect(dead.snapshot).toOnlyAccept([], samples);
    expect(openCardView(dead.snapshot)).toEqual({
      question: null,
      dead: 'Elle ne sert plus.',
      canOpen: false,
      opening: false,
      problem: null,
    });
    const without = play(openCardMachine, { token: '', taken: false }, []);
    expect(without.snapshot).toOnlyAccept([], samples);
    expect(openCardView(without.snapshot).dead).toBe(
      'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.',
    );
  });

  it.each(['warning', 'error'] as const)(
    'that a busy server turns away with %s says so and may be tried again [OWN-371]',
    (severity) => {
      const busy = 'Le serveur est très sollicité\u202F: réessaie.';
      const { snapshot } = start(
        false,
        open,
        failed('openPairingCard', refusalError(busy, severity)),
      );
      expect(snapshot).toOnlyAccept(['open'], samples);
      expect(openCardView(snapshot)).toMatchObject({
        dead: null,
        canOpen: true,
        problem: { message: busy, severity },
      });
    },
  );

  it.each([
    ['NETWORK', 'Pas de réponse\u202F: vérifie ta connexion, puis réessaie.'],
    ['BACKEND_UNREACHABLE', 'Problème de connexion au serveur.'],
    ['BACKEND_BAD_RESPONSE', 'Problème de connexion au serveur.'],
  ] as const)('that meets %s says so and may be tried again [GEN-04, GEN-06]', (code, said) => {
    const fault = failed('openPairingCard', new Failure(code));
    const { snapshot } = start(false, open, fault);
    expect(snapshot).toOnlyAccept(['open'], samples);
    expect(openCardView(snapshot).problem?.message).toBe(said);
    expect(start(false, open, fault, open).calls).toEqual([opening, opening]);
    expect(openCardView(start(false, open, fault, open).snapshot).problem).toBe(null);
    expect(openCardView(start(true, open, confirm, fault, open).snapshot).question).not.toBe(null);
  });

  it('leaves no state without a way to it', () => {
    const events = [
      ...samples,
      done('openPairingCard', card()),
      done('openPairingCard', card(false)),
      done('leaveSession'),
      failed('openPairingCard', refusalError('Non.')),
      ...everyFailure('openPairingCard'),
    ];
    const inputs = [
      { token, taken: false },
      { token, taken: true },
      { token: '', taken: false },
    ];
    expect(neverEntered(openCardMachine, inputs, events)).toEqual([]);
  });
});

it('the token stands behind the # of the address, which no server is sent [OWN-371]', () => {
  expect(['', '#', '#1-abcd', '#%201-abcd%20', '#%E0%A4%A'].map(tokenIn)).toEqual([
    '',
    '',
    '1-abcd',
    '1-abcd',
    '',
  ]);
});
