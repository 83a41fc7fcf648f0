import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { settingsMachine } from '#machines/settings/settings.machine.ts';
import { entriesOf } from '#machines/settings/settings.rules.ts';
import {
  basemapOptions,
  dashOptions,
  forgetOptions,
  forgottenBy,
  groundText,
  opacityOptions,
  previewStyle,
  settingsView,
  unsaved,
  withActivity,
} from '#web/settings/settings.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { settings } from './some-settings.ts';

const entered = entriesOf(settings);
const loaded = done('settings', settings);
const save = { type: 'save' as const, entered };
const refused = (forceOffered: 'overwrite' | null) =>
  failed('editSettings', refusalError('Non.', 'warning', forceOffered));

function shown(...events: Parameters<typeof play<typeof settingsMachine>>[2]) {
  const {
    settings: _,
    canSave,
    canOverwrite,
    ...view
  } = settingsView(play(settingsMachine, undefined, events).snapshot);
  return { ...view, canSave: canSave(entered), canOverwrite: canOverwrite(entered) };
}

const atRest = {
  loading: false,
  stalled: false,
  failure: null,
  refused: false,
  saving: false,
  canSave: true,
  problem: null,
  conflict: false,
  canOverwrite: false,
  canReread: false,
  canDraw: true,
  drawing: false,
  question: null,
  about: null,
};
const nothing = { ...atRest, canSave: false, canDraw: false };
const unreachable = { message: 'Problème de connexion au serveur.', severity: 'error' };

describe('what the settings show', () => {
  it('that they are loading, then the possible actions [SET-01, SET-17]', () => {
    expect(shown()).toEqual({ ...nothing, loading: true });
    expect(shown(loaded)).toEqual(atRest);
    expect(shown(loaded, save)).toEqual({ ...nothing, saving: true });
    expect(shown(loaded, { type: 'map.open' })).toEqual({ ...nothing, drawing: true });
  });

  it('whose names would be erased, during the choice and again in the question [SET-17, OWN-16]', () => {
    const forever = (years: number) =>
      `Ensuite, chaque nuit, les noms des {product}s rentrés depuis plus de ${years} ans seront effacés. C’est définitif\u202F: personne ne peut retrouver un nom effacé.`;
    const told = [
      ['0', null],
      [
        '3',
        `12 attributions rentrées avant le 15/03/2023\u202F: leurs noms seront effacés cette nuit. ${forever(3)}`,
      ],
      [
        '5',
        `1 attribution rentrée avant le 15/03/2021\u202F: le nom sera effacé cette nuit. ${forever(5)}`,
      ],
      [
        '10',
        `Aucune attribution rentrée avant le 15/03/2016 ne porte encore de nom. ${forever(10)}`,
      ],
    ] as const;
    for (const [years, about] of told) {
      expect(forgottenBy(settings, years)).toBe(about);
      if (about === null) continue;
      const saving = { type: 'save' as const, entered: { ...entered, forgetNamesYears: years } };
      expect(shown(loaded, saving)).toEqual({
        ...nothing,
        question: 'Veux-tu vraiment effacer ces noms\u202F? C’est définitif.',
        about,
      });
    }
    expect(forgetOptions(settings).map(({ name }) => name)).toEqual([
      'Jamais',
      '3 ans après la rentrée',
      '5 ans après la rentrée',
      '10 ans après la rentrée',
    ]);
  });

  it('why they could not be loaded, or that one may try again [GEN-04, GEN-06]', () => {
    expect(shown(failed('settings', new Failure('BACKEND_UNREACHABLE')))).toEqual({
      ...nothing,
      failure: unreachable,
    });
    expect(shown(failed('settings', new Failure('NETWORK')))).toEqual({
      ...nothing,
      stalled: true,
    });
  });

  it('why they could not be saved, and both possible actions after a conflict [GEN-05, SET-17]', () => {
    const problem = { message: 'Non.', severity: 'warning' };
    expect(shown(loaded, save, refused(null))).toEqual({ ...atRest, problem });
    expect(shown(loaded, save, refused('overwrite'))).toEqual({
      ...atRest,
      problem,
      conflict: true,
      canOverwrite: true,
      canReread: true,
    });
  });

  it('four dashes, three opacities, and always the present base map [SET-13, SET-14, SET-15]', () => {
    expect(dashOptions).toEqual([
      { id: 'n', name: 'Continu' },
      { id: 's', name: 'Tirets courts' },
      { id: 'm', name: 'Tirets moyens' },
      { id: 'l', name: 'Tirets longs' },
    ]);
    expect(opacityOptions).toEqual([
      { id: '0', name: 'Transparent' },
      { id: '0.1', name: 'Faible' },
      { id: '0.2', name: 'Moyenne' },
    ]);
    expect(basemapOptions(settings)).toEqual(settings.basemapProviders);
    expect(basemapOptions({ ...settings, basemapProviders: [] })).toEqual([{ id: '1', name: '1' }]);
  });

  it('whose ground the congregation draws on, else what is missing and who can bring it [OWN-71]', () => {
    const ground = { name: 'Vaduz', sourceDate: '2026-03-01' };
    expect(groundText({ ...settings, ground }, '1')).toBe(
      'L’assemblée dessine sur le fond «\u202FVaduz\u202F», avec les données du 01/03/2026, que l’administrateur du site lui a donné. Ce choix-ci servira si ce fond lui est retiré.',
    );
    const undated = groundText({ ...settings, ground: { ...ground, sourceDate: null } }, '2');
    expect(undated).toContain('dont les données n’ont pas de date');
    expect(groundText(settings, '1')).toMatch(/L’administrateur du site peut apporter un fond/u);
    expect(groundText(settings, '2')).toBe(null);
    const silent = settings.basemapProviders.map((it) => ({ ...it, offline: null }));
    expect(groundText({ ...settings, basemapProviders: silent }, '1')).toBe(null);
  });

  it('how a polygon will look, also while a colour is being typed [SET-14, SET-15, B-21]', () => {
    expect(previewStyle(entered)).toEqual({
      fill: '#3388ff',
      fillOpacity: 0.1,
      stroke: '#3388ff',
      strokeWidth: 3,
      strokeDasharray: '20 12',
    });
    expect(
      previewStyle({
        ...entered,
        polygonLine: false,
        polygonLineDash: 'n',
        polygonFillColor: '#12',
        polygonFillOpacity: '0.2',
      }),
    ).toEqual({
      fill: '#3388ff',
      fillOpacity: 0.2,
      stroke: 'none',
      strokeWidth: 3,
      strokeDasharray: undefined,
    });
  });

  it('unsaved changes, ignoring the order of the activities [SET-17]', () => {
    const saved = { ...entered, activityIds: ['1', '2'] };
    expect(unsaved(saved, { ...saved, activityIds: ['2', '1'] })).toBe(false);
    expect(unsaved(saved, { ...saved, activityIds: ['2'] })).toBe(true);
    expect(unsaved(saved, { ...saved, sendmail: true })).toBe(true);
    expect([withActivity(['1'], '2', true), withActivity(['1', '2'], '1', false)]).toEqual([
      ['1', '2'],
      ['2'],
    ]);
  });
});
