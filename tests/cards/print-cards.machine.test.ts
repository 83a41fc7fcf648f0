import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { printCardsMachine } from '#machines/cards/print-cards.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { cardsMax } from '#schema/limits.ts';
import type { Pdf } from '#schema/generated.ts';
import { type CardsCheck, printCardsView } from '#web/cards/cards.view.ts';

const open = { type: 'open' as const, territoryIds: ['3'] };
const more = { type: 'territories.chosen' as const, territoryIds: ['3', '12'] };
const paper = { type: 'paper.chosen' as const, size: 's12' as const, onA4: false };
const print = { type: 'print' as const };
const close = { type: 'close' as const };
const samples = [open, more, paper, print, close];
const pdf: Pdf = {
  __typename: 'Pdf',
  filename: 'x.pdf',
  mime: 'application/pdf',
  base64: 'JVBERg==',
};
const refusal = refusalError('Non.');
type Happening = Parameters<typeof play<typeof printCardsMachine>>[2][number];
const start = (...events: Happening[]) => play(printCardsMachine, undefined, events);
const checked = (printable: number, ...withoutMap: string[]): CardsCheck => ({
  state: 'shown',
  shown: { __typename: 'CardsCheck', printable, withoutMap, unprintable: '' },
});
const checking: CardsCheck = { state: 'loading' };

describe('printing cards', () => {
  it('begins with the chosen territories, and makes no call before the user asks [OWN-01]', () => {
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    const { snapshot, calls } = start(open);
    expect(snapshot).toOnlyAccept(
      ['territories.chosen', 'paper.chosen', 'print', 'close'],
      samples,
    );
    expect(calls).toEqual([]);
    expect(printCardsView(snapshot, checked(1))).toEqual({
      open: true,
      territoryIds: ['3'],
      size: 'a6',
      onA4: true,
      canChoose: true,
      canPrint: true,
      canClose: true,
      printing: false,
      problem: null,
      status: 'Une carte sera imprimée.',
      missing: null,
      unprintable: '',
    });
  });

  it('makes one call with territories, size and paper; then the file is handed over and the dialog closed [OWN-01]', () => {
    const waiting = start(open, more, paper, print, print, close, more);
    expect(waiting.calls).toEqual([
      { src: 'printCards', input: { territoryIds: ['3', '12'], size: 's12', onA4: false } },
    ]);
    expect(printCardsView(waiting.snapshot, checking)).toMatchObject({
      open: true,
      canChoose: false,
      canPrint: false,
      canClose: false,
      printing: true,
    });
    const { snapshot, emitted } = start(open, print, done('printCards', pdf));
    expect(emitted).toEqual([{ type: 'printed', pdf }]);
    expect(printCardsView(snapshot, checking).open).toBe(false);
    expect(start(open, paper, print, done('printCards', pdf), open).snapshot.context.size).toBe(
      's12',
    );
  });

  it('needs at least one card, and no more than the limit of one call [OWN-01]', () => {
    const chosen = (count: number) =>
      start({ ...open, territoryIds: Array.from({ length: count }, (_, at) => String(at)) })
        .snapshot;
    expect([0, 1, cardsMax, cardsMax + 1].map((count) => chosen(count).can(print))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(printCardsView(chosen(0), checking).status).toBe('Choisis au moins un {product}.');
    expect(printCardsView(chosen(cardsMax + 1), checking).status).toBe(
      'Choisis au maximum 500 {product}s à la fois.',
    );
    expect(printCardsView(chosen(1), checked(0, 'T3 - Rue'))).toMatchObject({
      canPrint: false,
      status: 'Rien à imprimer.',
      missing: 'T3 - Rue n’a pas de carte dessinée\u202F: dessine-la pour l’imprimer.',
    });
  });

  it('names in a sentence the territories without a map, by their numbers when they are many [OWN-01]', () => {
    const missing = (...names: string[]) =>
      printCardsView(start(open).snapshot, checked(1, ...names)).missing;
    expect(missing('T3 - Rue', 'T5 - Place')).toBe(
      'T3 - Rue et T5 - Place n’ont pas de carte dessinée\u202F: dessine-les pour les imprimer.',
    );
    expect(missing('T3 - a', 'T5 - b', 'T7 - c', 'T9 - d')).toBe(
      'T3, T5, T7 et T9 n’ont pas de carte dessinée\u202F: dessine-les pour les imprimer.',
    );
    expect(printCardsView(start(open).snapshot, checked(2)).status).toBe(
      '2 cartes seront imprimées.',
    );
    expect(printCardsView(start(open).snapshot, checking)).toMatchObject({
      status: 'Un instant…',
      canPrint: true,
      missing: null,
    });
  });

  it('shows why the preview failed, and allows printing all the same [OWN-01, GEN-05, GEN-06]', () => {
    const problem = { message: 'Pas le droit.', severity: 'warning' as const };
    const unread = { state: 'failed', problem, refused: true } as const;
    const { snapshot } = start(open);
    const unknown = { status: '', canPrint: true, missing: null };
    expect(printCardsView(snapshot, unread)).toMatchObject({
      ...unknown,
      problem,
    });
    expect(printCardsView(snapshot, { state: 'stalled' })).toMatchObject({
      ...unknown,
      problem: null,
    });
    const refused = start(open, print, failed('printCards', refusal)).snapshot;
    expect(printCardsView(refused, unread).problem?.message).toBe('Non.');
  });

  it('that is refused keeps the dialog and shows why; another choice or closing clears the message [OWN-01, GEN-05]', () => {
    const refused = [open, print, failed('printCards', refusal)];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(printCardsView(snapshot, checking)).toMatchObject({
      open: true,
      problem: { message: 'Non.', severity: 'error' },
    });
    for (const event of [more, paper, print, close]) {
      expect(start(...refused, event).snapshot.context.problem).toBe(null);
    }
  });

  it('a lost request and an ended session show nothing; a bad answer is shown [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (error: Failure) => start(open, print, failed('printCards', error)).snapshot;
    expect(after(new Failure('NETWORK')).context.problem).toBe(null);
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).context.problem).toBe('unreachable');
    const ended = after(new Failure('UNAUTHENTICATED'));
    expect(ended.context).toEqual(start(open).snapshot.context);
    expect(ended).toOnlyAccept(['territories.chosen', 'paper.chosen', 'print', 'close'], samples);
  });

  it('every state is reached [DC-03]', () => {
    const events = [...samples, done('printCards', pdf), ...everyFailure('printCards')];
    expect(neverEntered(printCardsMachine, [undefined], events)).toEqual([]);
  });
});
