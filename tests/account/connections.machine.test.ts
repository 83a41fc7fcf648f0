import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { connectionsMachine } from '#machines/account/connections.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { connectionsView } from '#web/account/account.view.ts';

const here = {
  id: 'a',
  device: 'Firefox sur Linux',
  since: '24/11/2026 à 08:06',
  lastSeen: '24/11/2026 à 08:06',
  newDevice: false,
  keeps: false,
  present: true,
};
const phone = {
  id: 'b',
  device: 'Chrome sur Android',
  since: '23/11/2026 à 21:30',
  lastSeen: '23/11/2026 à 22:10',
  newDevice: false,
  keeps: true,
  present: false,
};
const loaded = done('connections', [here, phone]);
const end = { type: 'end' as const, connectionId: 'b' };
const endAll = { type: 'endAll' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const samples = [end, endAll, confirm, cancel, retry];
const ended = done('endConnection', { __typename: 'Done', notice: { text: 'Fini.' } });
const start = (...events: Parameters<typeof play<typeof connectionsMachine>>[2]) =>
  play(connectionsMachine, undefined, events);

describe('one’s connections', () => {
  it('are loaded, and one that is ended is announced before they are loaded again [OWN-87]', () => {
    expect(start(loaded).snapshot).toOnlyAccept(['end', 'endAll'], samples);
    const { calls, emitted, snapshot } = start(loaded, end, ended);
    expect(calls).toEqual([
      { src: 'connections' },
      { src: 'endConnection', input: { connectionId: 'b' } },
      { src: 'connections' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice: { text: 'Fini.' } }]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('end all together once confirmed, and with them this one: nothing more is asked [OWN-87, OWN-191]', () => {
    expect(start(loaded, endAll).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(start(loaded, endAll, cancel).calls).toEqual([{ src: 'connections' }]);
    const { calls, emitted, snapshot } = start(
      loaded,
      endAll,
      confirm,
      done('endAllConnections', { __typename: 'Done', notice: null }),
    );
    expect(calls.map(({ src }) => src)).toEqual(['connections', 'endAllConnections']);
    expect(emitted).toEqual([{ type: 'left' }]);
    expect(snapshot.value).toBe('left');
  });

  it('of which one is ended already is told, and the list is loaded again [OWN-87]', () => {
    const { snapshot, calls } = start(loaded, end, failed('endConnection', refusalError('Déjà.')));
    expect(snapshot.context.problem).toMatchObject({ message: 'Déjà.' });
    expect(calls.at(-1)).toEqual({ src: 'connections' });
  });

  it('that cannot all be ended are there again, and the reason is told [OWN-87]', () => {
    const refused = failed('endAllConnections', refusalError('Non.'));
    const { snapshot } = start(loaded, endAll, confirm, refused);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context.problem).toMatchObject({ message: 'Non.' });
  });

  it('stay as they are when a request never left: the question comes back [GEN-06]', () => {
    const cut = new Failure('NETWORK');
    expect(start(loaded, end, failed('endConnection', cut)).snapshot.value).toBe('shown');
    const asked = start(loaded, endAll, confirm, failed('endAllConnections', cut));
    expect(asked.snapshot.value).toBe('confirmingEndAll');
  });

  it('may be loaded again when they did not come [GEN-04]', () => {
    const { snapshot } = start(failed('connections', new Failure('BACKEND_UNREACHABLE')));
    expect(snapshot).toOnlyAccept(['retry'], samples);
    expect(start(failed('connections', new Failure('NETWORK')), retry, loaded).snapshot.value).toBe(
      'shown',
    );
  });

  it('reach every state', () => {
    expect(
      neverEntered(
        connectionsMachine,
        [undefined],
        [
          ...samples,
          loaded,
          ended,
          done('endAllConnections', { __typename: 'Done' }),
          ...['connections', 'endConnection', 'endAllConnections'].flatMap(everyFailure),
        ],
      ),
    ).toEqual([]);
  });
});

describe('the block of connections', () => {
  const view = (...events: Parameters<typeof play<typeof connectionsMachine>>[2]) =>
    connectionsView(start(...events).snapshot);
  const quiet = {
    shown: true,
    connections: [here, phone],
    stalled: false,
    canEnd: true,
    ending: null,
    endingAll: false,
    question: null,
    problem: null,
  };

  it('is not there before they came, nor where a backend keeps none [OWN-87]', () => {
    expect(view().shown).toBe(false);
    expect(view(done('connections', [])).shown).toBe(false);
  });

  it('keeps the list while one is being ended, and asks before all are [OWN-87]', () => {
    expect(view(loaded)).toEqual(quiet);
    expect(view(loaded, end)).toEqual({ ...quiet, canEnd: false, ending: 'b' });
    expect(view(loaded, end, ended)).toEqual({ ...quiet, canEnd: false });
    expect(view(loaded, endAll)).toEqual({
      ...quiet,
      canEnd: false,
      question: 'Te déconnecter partout, ici aussi\u202F? Tes clés d’accès sont supprimées aussi.',
    });
    expect(view(loaded, endAll, confirm)).toEqual({ ...quiet, canEnd: false, endingAll: true });
  });

  it('is not there where the list did not come [OWN-195, B-123]', () => {
    expect(view(failed('connections', new Failure('BACKEND_UNREACHABLE')))).toEqual({
      ...quiet,
      shown: false,
      connections: [],
      stalled: true,
      canEnd: false,
      problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
    });
  });
});
