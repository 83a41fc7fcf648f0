import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { settingsMachine } from '#machines/settings/settings.machine.ts';
import { entriesOf } from '#machines/settings/settings.rules.ts';
import type { SettingsSaved } from '#schema/generated.ts';
import { form, settings } from './some-settings.ts';

const entered = { ...entriesOf(settings), standardPeriod: '6', everybodyReturns: false };
const sent = { ...form, standardPeriod: 6, restrictReturns: true };
const save = { type: 'save' as const, entered };
const overwrite = { type: 'overwrite' as const, entered };
const reread = { type: 'reread' as const };
const retry = { type: 'retry' as const };
const open = { type: 'map.open' as const };
const changed = { type: 'map.changed' as const };
const close = { type: 'map.close' as const };
const forgetting = { ...entered, forgetNamesYears: '3' };
const saveForgetting = { type: 'save' as const, entered: forgetting };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [save, overwrite, reread, retry, open, changed, close, confirm, cancel];
const notice = {
  text: 'Paramètres enregistrés.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};
const saved: SettingsSaved = {
  __typename: 'SettingsSaved',
  notice,
  version: 'v2',
};
const refusal = refusalError('Choisis au moins une activité.');
const conflict = refusalError('Quelqu’un d’autre a enregistré.', 'warning', 'overwrite');
const loaded = done('settings', settings);
const start = (...events: Parameters<typeof play<typeof settingsMachine>>[2]) =>
  play(settingsMachine, undefined, events);
const asked = (forceOverwrite: boolean, version = 'v1') => ({
  src: 'editSettings',
  input: { settings: sent, version, forceOverwrite },
});

describe('settings', () => {
  it('are loaded before anything may be saved or drawn [SET-01]', () => {
    expect(start().calls).toEqual([{ src: 'settings' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(loaded).snapshot.context.settings).toEqual(settings);
    expect(start(loaded).snapshot).toOnlyAccept(['save', 'map.open'], samples);
  });

  it('outside their limits are not saved [SET-03, SET-04, SET-09]', () => {
    const { snapshot } = start(loaded);
    const may = (change: object) =>
      snapshot.can({ type: 'save', entered: { ...entered, ...change } });
    expect([
      may({}),
      may({ standPeriod: '0' }),
      may({ preWarning: '5' }),
      may({ restrictActivities: true }),
      may({ polygonLineColor: '#12' }),
    ]).toEqual([true, false, false, false, false]);
  });

  it('are sent once, with the switch for returns negated, and then count as saved [SET-12, SET-17, B-09]', () => {
    const { snapshot, calls, emitted } = start(loaded, save, save, done('editSettings', saved));
    expect(calls).toEqual([{ src: 'settings' }, asked(false)]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context.settings).toEqual({ ...settings, ...sent, version: 'v2' });
    expect(snapshot).toOnlyAccept(['save', 'map.open'], samples);
    const again = start(loaded, save, done('editSettings', saved), save);
    expect(again.calls.at(-1)).toEqual(asked(false, 'v2'));
  });

  it('that are refused show why, and do not count as saved [SET-17, GEN-05]', () => {
    const { snapshot, emitted } = start(loaded, save, failed('editSettings', refusal));
    expect(emitted).toEqual([]);
    expect(snapshot.context).toMatchObject({ settings, problem: refusal.refusal });
    expect(snapshot).toOnlyAccept(['save', 'map.open'], samples);
  });

  it('saved by somebody else meanwhile may be overwritten or loaded again [SET-17]', () => {
    const met = [loaded, save, failed('editSettings', conflict)] as const;
    expect(start(...met).snapshot).toOnlyAccept(
      ['save', 'overwrite', 'reread', 'map.open'],
      samples,
    );
    const over = start(...met, overwrite);
    expect(over.calls.at(-1)).toEqual(asked(true));
    expect(over.snapshot.context.problem).toBe(null);
    expect(start(...met, overwrite, done('editSettings', saved), save).calls.at(-1)).toEqual(
      asked(false, 'v2'),
    );
    const again = start(...met, reread);
    expect(again.calls.at(-1)).toEqual({ src: 'settings' });
    expect(again.snapshot.context).toMatchObject({ settings: null, problem: null });
  });

  it('that erase names of the history earlier need a confirmation, each time and before anything is sent [SET-17, OWN-16]', () => {
    const asking = start(loaded, saveForgetting);
    expect(asking.snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(questionIn(asking.snapshot.getMeta())).toBe(
      'Veux-tu vraiment effacer ces noms\u202F? C’est définitif.',
    );
    expect(asking.calls).toEqual([{ src: 'settings' }]);
    const forgets = (forceOverwrite: boolean) => ({
      src: 'editSettings',
      input: { settings: { ...sent, forgetNamesYears: 3 }, version: 'v1', forceOverwrite },
    });
    expect(start(loaded, saveForgetting, confirm).calls.at(-1)).toEqual(forgets(false));
    const not = start(loaded, saveForgetting, cancel);
    expect(not.snapshot).toOnlyAccept(['save', 'map.open'], samples);
    expect(not.calls).toEqual([{ src: 'settings' }]);

    const met = [loaded, save, failed('editSettings', conflict)] as const;
    const over = { type: 'overwrite' as const, entered: forgetting };
    expect(start(...met, over).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(start(...met, over, confirm).calls.at(-1)).toEqual(forgets(true));
    expect(start(...met, over, cancel).snapshot).toOnlyAccept(
      ['save', 'overwrite', 'reread', 'map.open'],
      samples,
    );
    expect(start(...met, over, cancel, save).calls.at(-1)).toEqual(asked(false));
  });

  it('that keep names as long or longer need no confirmation [SET-17, OWN-16]', () => {
    const five = done('settings', { ...settings, forgetNamesYears: 5 });
    for (const [years, asks] of [
      ['3', true],
      ['5', false],
      ['10', false],
      ['0', false],
    ] as const) {
      const { snapshot } = start(five, {
        type: 'save',
        entered: { ...entered, forgetNamesYears: years },
      });
      expect([years, snapshot.matches('confirming')]).toEqual([years, asks]);
    }
    const invalid = { ...forgetting, standPeriod: '0' };
    expect(start(loaded).snapshot.can({ type: 'save', entered: invalid })).toBe(false);
  });

  it('open the global map, which reports its change and closes [SET-16, GMED-12]', () => {
    expect(start(loaded, open).snapshot).toOnlyAccept(['map.changed', 'map.close'], samples);
    expect(start(loaded, open, changed).emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(start(loaded, open, close).snapshot).toOnlyAccept(['save', 'map.open'], samples);
  });

  it('a bad answer is shown, when loading and when saving [GEN-04, GEN-15]', () => {
    const bad = new Failure('BACKEND_BAD_RESPONSE');
    expect(start(failed('settings', bad)).snapshot.context.problem).toBe('unreachable');
    expect(start(failed('settings', bad)).snapshot).toOnlyAccept(['retry'], samples);
    expect(start(failed('settings', bad), retry).snapshot.context.problem).toBe(null);
    expect(start(loaded, save, failed('editSettings', bad)).snapshot.context.problem).toBe(
      'unreachable',
    );
  });

  it('a failed request of the browser shows nothing [GEN-06]', () => {
    const lost = new Failure('NETWORK');
    expect(start(failed('settings', lost)).snapshot.context.problem).toBe(null);
    const { snapshot } = start(loaded, save, failed('editSettings', lost));
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept(['save', 'map.open'], samples);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    const loading = start(failed('settings', ended)).snapshot;
    expect(loading.context.problem).toBe(null);
    expect(loading).toOnlyAccept(['retry'], samples);
    const saving = start(loaded, save, failed('editSettings', ended)).snapshot;
    expect(saving.context).toEqual({ ...start(loaded).snapshot.context, form: sent });
    expect(saving).toOnlyAccept(['save', 'map.open'], samples);
  });

  it('every state is reached', () => {
    const answers = [loaded, done('editSettings', saved), failed('editSettings', conflict)];
    expect(
      neverEntered(
        settingsMachine,
        [undefined],
        [
          ...samples,
          saveForgetting,
          ...answers,
          ...everyFailure('settings'),
          ...everyFailure('editSettings'),
        ],
      ),
    ).toEqual([]);
  });
});
