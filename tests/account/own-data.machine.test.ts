import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { ownDataView } from '#web/account/account.view.ts';

const html = { type: 'export' as const, format: 'html' as const };
const json = { type: 'export' as const, format: 'json' as const };
const file = { filename: 'Mes données.html', mime: 'text/html', base64: 'AA==' };
const start = (...events: Parameters<typeof play<typeof ownDataMachine>>[2]) =>
  play(ownDataMachine, undefined, events);

describe('one’s own data', () => {
  it('are requested in one format at a time, and announced once [ACCT-07, OWN-14]', () => {
    const { snapshot, calls, emitted } = start(json, html, done('exportOwnData', file));
    expect(calls).toEqual([{ src: 'exportOwnData', input: { format: 'json' } }]);
    expect(emitted).toEqual([{ type: 'exported', file }]);
    expect(snapshot).toOnlyAccept(['export'], [html]);
    expect(start(html).snapshot).toOnlyAccept([], [html]);
  });

  it('show which format is being fetched, and why none arrived [ACCT-07, GEN-04, GEN-06, OWN-14]', () => {
    const shown = (...events: Parameters<typeof play<typeof ownDataMachine>>[2]) => {
      const { canExport, ...view } = ownDataView(start(...events).snapshot);
      return { ...view, canExport: canExport('html') };
    };
    const quiet = { canExport: true, exporting: null, problem: null };
    expect(shown()).toEqual(quiet);
    expect(shown(json)).toEqual({ ...quiet, canExport: false, exporting: 'json' });
    expect(shown(json, failed('exportOwnData', new Failure('BACKEND_UNREACHABLE')))).toEqual({
      ...quiet,
      problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
    });
    expect(shown(json, failed('exportOwnData', new Failure('NETWORK')))).toEqual(quiet);
  });

  it('may be requested again after a session that has ended, which is left to the client [SHELL-06]', () => {
    const ended = failed('exportOwnData', new Failure('UNAUTHENTICATED'));
    const { snapshot } = start(html, ended);
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept(['export'], [html]);
  });

  it('reach every state', () => {
    expect(
      neverEntered(
        ownDataMachine,
        [undefined],
        [html, done('exportOwnData', file), ...everyFailure('exportOwnData')],
      ),
    ).toEqual([]);
  });
});
