import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { namingView, passkeysView, proofView } from '#web/passkeys/passkeys.view.ts';

const phone = {
  id: 'a',
  name: 'Chrome sur Android',
  madeOn: '24/11/2026',
  usedOn: null,
  otherAddress: null,
};
const former = { ...phone, id: 'b', name: 'Tablette', otherAddress: 'ancien.example.org' };
const loaded = done('passkeys', { offered: true, passkeys: [phone, former] });
const add = { type: 'add' as const };
const prove = { type: 'prove' as const, presentPassword: 'x' };
const rename = { type: 'rename' as const, passkeyId: 'a', name: 'Chrome sur Android' };
const save = { type: 'save' as const, name: ' Mon téléphone ' };
const end = { type: 'end' as const, passkeyId: 'a' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const samples = [add, prove, rename, save, end, confirm, cancel, retry];
const options = done('passkeyOptions', { options: 'o' });
const made = done('makePasskey', { credential: 'k' });
const outcome = { __typename: 'Done', notice: { text: 'Fait.' } };
const asked = failed('passkeyOptions', refusalError('Donne-le.', 'info', 'presentPassword'));
const start = (...events: Parameters<typeof play<typeof passkeysMachine>>[2]) =>
  play(passkeysMachine, undefined, events);
const view = (...events: Parameters<typeof play<typeof passkeysMachine>>[2]) =>
  passkeysView(start(...events).snapshot, true);

describe('one’s passkeys', () => {
  it('are made by the browser, added, announced and loaded again [OWN-362]', () => {
    expect(start(loaded).snapshot).toOnlyAccept(['add', 'rename', 'end'], samples);
    const { calls, emitted, snapshot } = start(
      loaded,
      add,
      options,
      made,
      done('addPasskey', outcome),
    );
    expect(calls).toEqual([
      { src: 'passkeys' },
      { src: 'passkeyOptions', input: { presentPassword: '' } },
      { src: 'makePasskey', input: { options: 'o' } },
      { src: 'addPasskey', input: { credential: 'k' } },
      { src: 'passkeys' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice: { text: 'Fait.' } }]);
    expect(snapshot.context).toMatchObject({ options: '', credential: '' });
  });

  it('are not made where the site offers none [OWN-364]', () => {
    const none = done('passkeys', { offered: false, passkeys: [phone] });
    expect(start(none).snapshot).toOnlyAccept(['rename', 'end'], samples);
  });

  it('ask for the present password, which is forgotten once it was sent [OWN-231]', () => {
    const { snapshot } = start(loaded, add, asked);
    expect(snapshot).toOnlyAccept(['prove', 'cancel'], samples);
    expect(snapshot.can({ ...prove, presentPassword: '' })).toBe(false);
    const proved = start(loaded, add, asked, prove, options);
    expect(proved.calls.filter(({ src }) => src === 'passkeyOptions').at(-1)).toEqual({
      src: 'passkeyOptions',
      input: { presentPassword: 'x' },
    });
    expect(proved.snapshot.context.presentPassword).toBe('');
    expect(start(loaded, add, asked, cancel).snapshot.value).toBe('shown');
  });

  it('are not made where the browser’s dialog is closed, or the device has one already [OWN-362]', () => {
    const said = (trouble: string) =>
      view(loaded, add, options, done('makePasskey', { trouble })).problem;
    expect(said('cancelled')).toEqual({
      severity: 'info',
      message: 'Aucune clé d’accès n’a été ajoutée.',
    });
    expect(said('alreadyThere')).toEqual({
      severity: 'info',
      message: 'Cet appareil a déjà une clé d’accès pour ton compte.',
    });
  });

  it('are renamed, and keep the name that is typed when it is refused [OWN-362]', () => {
    const naming = start(loaded, rename).snapshot;
    expect(naming).toOnlyAccept(['save', 'cancel'], samples);
    expect(naming.can({ ...save, name: ' ' })).toBe(false);
    expect(naming.can({ ...save, name: 'x'.repeat(51) })).toBe(false);
    expect(start(loaded, rename, save).calls.at(-1)).toEqual({
      src: 'renamePasskey',
      input: { passkeyId: 'a', name: 'Mon téléphone' },
    });
    const refused = failed('renamePasskey', refusalError('Déjà pris.'));
    const again = start(loaded, rename, save, refused).snapshot;
    expect(namingView(again, 'Mon téléphone')).toEqual({
      open: true,
      saving: false,
      canSave: true,
      canCancel: true,
      problem: { severity: 'error', message: 'Déjà pris.' },
    });
    expect(passkeysView(again, true).problem).toBeNull();
  });

  it('end once confirmed; a request that never left brings the question back [OWN-362, GEN-06]', () => {
    expect(start(loaded, end).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(view(loaded, end)).toMatchObject({
      question:
        'Veux-tu supprimer cette clé d’accès\u202F? L’appareil ne pourra plus se connecter sans mot de passe.',
      subject: 'Chrome sur Android',
    });
    expect(start(loaded, end, confirm).calls.at(-1)).toEqual({
      src: 'endPasskey',
      input: { passkeyId: 'a' },
    });
    const cut = failed('endPasskey', new Failure('NETWORK'));
    expect(start(loaded, end, confirm, cut).snapshot.value).toBe('confirmingEnd');
    const gone = failed('endPasskey', refusalError('N’existe plus.'));
    expect(start(loaded, end, confirm, gone).snapshot.value).toBe('loading');
  });

  it('reach every state', () => {
    expect(
      neverEntered(
        passkeysMachine,
        [undefined],
        [
          ...samples,
          loaded,
          options,
          made,
          asked,
          done('makePasskey', { trouble: 'cancelled' }),
          ...['addPasskey', 'renamePasskey', 'endPasskey'].map((id) => done(id, outcome)),
          ...[
            'passkeys',
            'passkeyOptions',
            'makePasskey',
            'addPasskey',
            'renamePasskey',
            'endPasskey',
          ].flatMap(everyFailure),
        ],
      ),
    ).toEqual([]);
  });
});

describe('the card', () => {
  const shown = (offered: boolean, passkeys: readonly object[], knows: boolean) =>
    passkeysView(start(done('passkeys', { offered, passkeys })).snapshot, knows).shown;

  it('is not there without an answer, nor where there is nothing to do [OWN-362, OWN-195]', () => {
    expect(view().shown).toBe(false);
    expect(view(failed('passkeys', new Failure('BACKEND_BAD_RESPONSE'))).shown).toBe(false);
    expect(shown(true, [], true)).toBe(true);
    expect(shown(true, [], false)).toBe(false);
    expect(shown(false, [], true)).toBe(false);
    expect(shown(false, [phone], false)).toBe(true);
  });

  it('says of each key what it is worth here [OWN-362, OWN-364]', () => {
    const { about } = view(loaded);
    expect(about(phone)).toBe('Ajoutée le 24/11/2026, pas encore utilisée');
    expect(about({ ...phone, usedOn: '25/11/2026' })).toBe(
      'Ajoutée le 24/11/2026, dernière connexion le 25/11/2026',
    );
    expect(about(former)).toBe(
      'Faite pour une autre adresse (ancien.example.org)\u202F: elle ne sert plus ici.',
    );
  });

  it('says why nothing can be added: the browser, or the site’s address [OWN-364]', () => {
    const { snapshot } = start(loaded);
    expect(passkeysView(snapshot, false)).toMatchObject({
      addable: false,
      whyNot: 'Ce navigateur ne connaît pas les clés d’accès.',
    });
    const none = start(done('passkeys', { offered: false, passkeys: [phone] })).snapshot;
    expect(passkeysView(none, true)).toMatchObject({
      addable: false,
      whyNot:
        'L’adresse de ce site ne commence pas par https\u202F: les clés d’accès n’y servent pas.',
    });
  });

  it('asks for the present password with the backend’s own sentence [OWN-231]', () => {
    const { snapshot } = start(loaded, add, asked);
    expect(proofView(snapshot, 'x')).toEqual({
      open: true,
      proving: false,
      canProve: true,
      canCancel: true,
      problem: { severity: 'info', message: 'Donne-le.' },
    });
    expect(passkeysView(snapshot, true).problem).toBeNull();
    expect(proofView(start(loaded, add, asked, prove).snapshot, '')).toMatchObject({
      open: true,
      proving: true,
      canProve: false,
    });
  });
});
