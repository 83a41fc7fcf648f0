import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { sharingMachine } from '#machines/domain/streets/sharing.machine.ts';
import type { Done, StreetShare } from '#schema/generated.ts';

const share: StreetShare = {
  __typename: 'StreetShare',
  link: 'https://example.org/a-deux/1-abc',
  qrcode: 'data:image/svg+xml;base64,',
};
const notice = {
  text: 'Le lien ne sert plus.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};
const unshared: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const open = { type: 'open' } as const;
const close = { type: 'close' } as const;
const end = { type: 'end' } as const;
const samples = [open, close, end];
const made = done('shareStreets', share);
type Happening = Parameters<typeof play<typeof sharingMachine>>[2][number];
const start = (...events: Happening[]) => play(sharingMachine, { link: null }, events);

describe('the code for a second person [OWN-161]', () => {
  it('is made without a question and shown; the list hears of it', () => {
    expect(start().snapshot).toOnlyAccept(['end', 'open'], samples);
    expect(start(open).snapshot).toOnlyAccept([], samples);
    const { snapshot, emitted } = start(open, made);
    expect(snapshot).toOnlyAccept(['close'], samples);
    expect(snapshot.context).toEqual({ share, link: share.link, problem: null });
    expect(emitted).toEqual([
      { type: 'shown', link: share.link },
      { type: 'changed', notice: null },
    ]);
  });

  it('is put away, and the next look asks for the same one: it may have ended elsewhere [OWN-223]', () => {
    const { link } = share;
    expect(start(open, made, close).snapshot.context).toEqual({ share: null, link, problem: null });
    expect(start(open, made, close, open).calls).toMatchObject([
      { src: 'shareStreets', input: { link: null } },
      { src: 'shareStreets', input: { link } },
    ]);
  });

  it('of a screen that was left is asked for again [OWN-223]', () => {
    const { link } = share;
    expect(play(sharingMachine, { link }, [open]).calls).toMatchObject([
      { src: 'shareStreets', input: { link } },
    ]);
  });

  it('is ended from the list', () => {
    for (const events of [[end], [open, made, close, end]]) {
      const { snapshot, emitted } = start(...events, done('unshareStreets', unshared));
      expect(snapshot.value).toBe('closed');
      expect(snapshot.context).toEqual({ share: null, link: null, problem: null });
      expect(emitted.at(-2)).toEqual({ type: 'shown', link: null });
      expect(emitted.at(-1)).toEqual({ type: 'changed', notice });
    }
  });

  it('a refusal is told until the next try', () => {
    const refusal = refusalError('Seul celui à qui le territoire est attribué coche ses rues.');
    const refused = start(open, failed('shareStreets', refusal));
    expect(refused.snapshot.value).toBe('closed');
    expect(refused.snapshot.context).toEqual({
      share: null,
      link: null,
      problem: refusal.refusal,
    });
    expect(start(open, failed('shareStreets', refusal), end).snapshot.context.problem).toBe(null);
    const kept = start(end, failed('unshareStreets', refusal));
    expect(kept.snapshot.value).toBe('closed');
    expect(kept.snapshot.context).toEqual({
      share: null,
      link: null,
      problem: refusal.refusal,
    });
  });

  it('every state is reached [DC-03]', () => {
    const answers = [
      made,
      done('unshareStreets', unshared),
      ...everyFailure('shareStreets'),
      ...everyFailure('unshareStreets'),
    ];
    expect(neverEntered(sharingMachine, [{ link: null }], [...samples, ...answers])).toEqual([]);
  });
});
