import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { auditMachine } from '#machines/domain/audit/audit.machine.ts';
import { lastTwelveMonths, periodFaults } from '#machines/domain/audit/audit.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { auditView, takenView } from '#web/domain/audit/audit.view.ts';
import { ledgerOf } from '../../engines/ledger/ledger.ts';

const today = '2026-03-15';
const period = { from: '2026-01-01', to: '2026-02-28' };
const take = { type: 'take' as const, ...period, today };
const file = { filename: 'Fichier d’audit.csv', mime: 'text/csv', base64: 'AA==' };
const input = { everyCongregation: true };
const start = (...events: Parameters<typeof play<typeof auditMachine>>[2]) =>
  play(auditMachine, input, events);

describe('an audit file', () => {
  it('is asked for once, of a period, and announced once [OWN-385]', () => {
    const { snapshot, calls, emitted } = start(take, take, done('takeAudit', file));
    expect(calls).toEqual([{ src: 'takeAudit', input: { ...period, ...input } }]);
    expect(emitted).toEqual([{ type: 'taken', file }]);
    expect(snapshot).toOnlyAccept(['take'], [take]);
    expect(start(take).snapshot).toOnlyAccept([], [take]);
  });

  it.each([{ from: '' }, { to: '2026-02-30' }, { to: '2026-03-16' }, { from: '2026-03-01' }])(
    'is not asked for of no period: %j [OWN-385]',
    (days) => {
      expect(start().snapshot).toOnlyAccept([], [{ ...take, ...days }]);
    },
  );

  it('is of the last twelve months at first, and says which day is none [OWN-385]', () => {
    expect(lastTwelveMonths(today)).toEqual({ from: '2025-03-15', to: today });
    const date = { code: 'date' };
    expect(periodFaults(lastTwelveMonths(today), today)).toEqual({ from: null, to: null });
    expect(periodFaults({ from: '', to: '2026-03-16' }, today)).toEqual({
      from: { code: 'required' },
      to: date,
    });
    expect(periodFaults({ from: '2026-03-01', to: '2026-02-28' }, today)).toEqual({
      from: null,
      to: date,
    });
  });

  it('shows that it is fetched, and why none arrived, until it is asked for again [OWN-385, GEN-06]', () => {
    const shown = (...events: Parameters<typeof play<typeof auditMachine>>[2]) =>
      auditView(start(...events).snapshot, period, today);
    const faults = { from: null, to: null };
    const ready = { faults, canTake: true, taking: false, problem: null };
    const taking = { ...ready, canTake: false, taking: true };
    const away = failed('takeAudit', new Failure('BACKEND_UNREACHABLE'));
    expect(shown()).toEqual(ready);
    expect(shown(take)).toEqual(taking);
    expect(shown(take, away)).toEqual({
      ...ready,
      problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
    });
    expect(shown(take, away, take)).toEqual(taking);
    expect(shown(take, failed('takeAudit', new Failure('NETWORK')))).toEqual(ready);
    expect(shown(take, failed('takeAudit', new Failure('UNAUTHENTICATED')))).toEqual(ready);
  });

  it('reaches every state', () => {
    expect(
      neverEntered(
        auditMachine,
        [input],
        [take, done('takeAudit', file), ...everyFailure('takeAudit')],
      ),
    ).toEqual([]);
  });
});

describe('an audit file that was taken along', () => {
  const fileOf = (count: number) => {
    const ledger = ledgerOf(['Acte']);
    const lines = Array.from({ length: count }, (_, n) =>
      ledger.line([`Proclamateur ${n} modifié`]),
    );
    const { line, head } = ledger.end();
    return {
      base64: Buffer.from([ledger.heads, ...lines, line].join('')).toString('base64'),
      head,
    };
  };

  it('says how many lines it has, and its head to compare [OWN-387]', () => {
    const keep =
      'Garde cette empreinte ailleurs que le fichier\u202F: elle montre s’il a été refait.';
    for (const [count, counted] of [
      [0, '0\u00A0ligne'],
      [1, '1\u00A0ligne'],
      [400, '400\u00A0lignes'],
    ] as const) {
      const { base64, head } = fileOf(count);
      expect(takenView(base64), counted).toEqual({
        said: `${counted}. ${keep}`,
        head: (head.match(/.{8}/gu) ?? []).join(':'),
      });
    }
  });

  it('without its end has no head to show [OWN-387]', () => {
    expect(takenView(Buffer.from('N°;Acte\r\n').toString('base64'))).toBe(null);
  });
});
