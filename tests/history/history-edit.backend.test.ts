import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssignment } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { set } from '../support/staff.ts';
import { openHistoryDesk } from './history-desk.ts';

const { world, staff, start, edit, stored, all, logged } = await openHistoryDesk();

afterAll(() => world.close());
beforeEach(start);

const unknownEntry = refusal('Cette attribution n’existe pas.');
const overlap = refusal('Cette période chevauche une autre attribution.');
const outOfRange = refusal(
  'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
);
const open132 = {
  territory_id: '13',
  history_id: '132',
  output_number: '2',
  release_date: '2026-02-01',
  return_date: '',
  user_id: '5',
  activity_id: '1',
};

describe('POST /history/edit', () => {
  it('changes every field, answers with its message and logs what changed [REST-24, HED-05, HED-08, HED-09, B-81]', async () => {
    expect(
      await edit({
        output_number: '7',
        release_date: '2025-06-02',
        return_date: '2025-07-03',
        user_id: '4',
        activity_id: '1',
      }),
    ).toEqual(told('Attribution modifiée.'));
    expect(await stored(123)).toEqual({
      number: 7,
      released: '2025-06-02',
      returned: '2025-07-03',
      to: 4,
      activity: 1,
      due: '2025-11-02',
      reprieves: 1,
      online: false,
    });
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        number_name: 'T12 - Rue Grimaldi',
        action:
          'Attribution n° 3 modifiée\u202F: n° 7, sortie 02/06/2025, rentrée 03/07/2025, proclamateur, activité',
        css_class: '',
      },
    ]);
  });

  it('keeps the due date when neither release nor activity changes, whatever the settings are now [B-16]', async () => {
    await set(world, 'standard_period = 12, campaign_period = 12');
    await edit({ return_date: '2025-07-02' });
    expect(await stored(123)).toMatchObject({ due: '2025-09-01', reprieves: 1 });
    await edit({ release_date: '2025-06-02', return_date: '2025-07-02' });
    expect(await stored(123)).toMatchObject({ due: '2026-07-02', reprieves: 1 });
    await set(world, 'standard_period = 4, campaign_period = 2');
  });

  it('without a change is a success that writes nothing [B-81]', async () => {
    expect(await edit()).toEqual(told('Attribution modifiée.'));
    expect(await logged()).toEqual([]);
  });

  it('changes the open entry but gives it no return date, as that is a return’s task [HED-14, B-66]', async () => {
    expect(await edit({ ...open132, return_date: '2026-03-01' })).toEqual(
      refusal('Ce territoire est encore sorti\u202F: utilise «\u202FRentrer un territoire\u202F».'),
    );
    expect(await edit({ ...open132, release_date: '2025-12-01' })).toEqual(
      told('Attribution modifiée.'),
    );
    expect(await stored(132)).toMatchObject({
      released: '2025-12-01',
      returned: null,
      due: '2026-04-01',
    });
    expect(await edit({ ...open132, release_date: '2025-11-30' })).toEqual(overlap);
  });

  it('needs a return date in a closed entry [HED-15, B-66]', async () => {
    expect(await edit({ return_date: '' })).toEqual(refusal('Champs obligatoire'));
    expect(await edit({ return_date: null })).toEqual(refusal('Champs obligatoire'));
  });

  it.each([
    ['2026-03-15', '2026-03-15', told('Attribution modifiée.')],
    ['2026-03-14', '2026-03-15', told('Attribution modifiée.')],
    ['2026-03-16', '2026-03-16', refusal('La date de sortie ne peut pas dépasser aujourd’hui.')],
    ['2026-03-14', '2026-03-16', outOfRange],
    ['2025-07-02', '2025-07-01', outOfRange],
    ['2024-02-29', '2024-03-01', told('Attribution modifiée.')],
    ['2025-02-29', '2025-07-01', refusal('Date invalide')],
    ['2025-06-31', '2025-07-01', refusal('Date invalide')],
    ['05/06/2025', '2025-07-01', refusal('Date invalide')],
    ['2025-6-1', '2025-07-01', refusal('Date invalide')],
    ['hier', '2025-07-01', refusal('Date invalide')],
    ['2025-06-01T00:00:00Z', '2025-07-01', refusal('Date invalide')],
    ['0000-00-00', '2025-07-01', refusal('Date invalide')],
    ['-271821-04-20', '2025-07-01', refusal('Date invalide')],
    ['', '2025-07-01', refusal('Champs obligatoire')],
    ['2025-06-01', '2025-13-01', refusal('Date invalide')],
    ['2025-06-01', '99', refusal('Date invalide')],
  ])('from %s to %s: %o [REST-24, HED-06, B-66, B-106]', async (release, back, answer) => {
    expect(await edit({ release_date: release, return_date: back })).toEqual(answer);
    if (!answer.success) expect(await stored(123)).toMatchObject({ released: '2025-06-01' });
  });

  it.each([
    ['touches the one before', '2025-05-01', '2025-06-10', true],
    ['begins a day before the one before ends', '2025-04-30', '2025-06-10', false],
    ['lies between two', '2025-03-10', '2025-04-01', true],
    ['ends a day after the next begins', '2025-03-10', '2025-04-02', false],
    ['lies inside another', '2025-04-10', '2025-04-12', false],
    ['holds another', '2025-03-31', '2025-05-02', false],
    ['is one day inside another', '2025-04-10', '2025-04-10', false],
    ['is the day the one ends', '2025-05-01', '2025-05-01', true],
    ['is the day the one begins', '2025-04-01', '2025-04-01', true],
  ])('a period that %s [REST-24, B-66]', async (_, release_date, return_date, allowed) => {
    const answer = await edit({ release_date, return_date });
    expect(answer).toEqual(allowed ? told('Attribution modifiée.') : overlap);
  });

  it.each([
    ['0', 'Valeur numérique positive'],
    ['-1', 'Valeur numérique positive'],
    ['1.5', 'Valeur numérique positive'],
    ['abc', 'Valeur numérique positive'],
    ['1000000', 'Valeur numérique positive'],
    [String(2 ** 31), 'Valeur numérique positive'],
    ['9'.repeat(400), 'Valeur numérique positive'],
    ['', 'Champs obligatoire'],
    ['2', 'Ce numéro d’attribution est déjà utilisé.'],
  ])('refuses the number %s [REST-24, B-57, B-66]', async (output_number, message) => {
    expect(await edit({ output_number })).toEqual(refusal(message));
    expect(await stored(123)).toMatchObject({ number: 3 });
  });

  it('accepts the lowest and the highest number, after which the next exit still gets one [B-66]', async () => {
    expect((await edit({ output_number: '999999' })).success).toBe(true);
    const exit = await staff.ask('3', 'POST /territory/exit', {
      territory_ids: '12',
      release_date: '2026-03-15',
      user_id: '5',
      activity_id: '1',
    });
    expect(exit['success']).toBe(true);
    await world.database.asTenant(1, (db) => db.rows('delete from histories where id = 121'));
    expect((await edit({ output_number: '1' })).success).toBe(true);
  });

  it.each(['999', '0', '-1', 'abc', '21', String(2 ** 31)])(
    'knows no user %s [RG-05, RG-06]',
    async (user_id) => {
      expect(await edit({ user_id })).toEqual(refusal('Ce proclamateur n’existe pas.'));
    },
  );

  it('needs a user, unless the entry is of a removed one [HED-15, B-48]', async () => {
    expect(await edit({ user_id: '' })).toEqual(refusal('Champs obligatoire'));
    const of122 = {
      history_id: '122',
      output_number: '2',
      release_date: '2025-04-01',
      activity_id: '2',
    };
    expect(await edit({ ...of122, return_date: '2025-05-02', user_id: '' })).toEqual(
      told('Attribution modifiée.'),
    );
    expect(await stored(122)).toMatchObject({ to: null, returned: '2025-05-02' });
  });

  it.each(['99', '0', '', '-1', 'abc'])('knows no activity %s [RG-06]', async (activity_id) => {
    expect(await edit({ activity_id })).toEqual(refusal('Cette activité n’existe pas.'));
  });

  it.each([
    ['another territory', { territory_id: '13' }],
    ['an unknown entry', { history_id: '999' }],
    ['no entry', { history_id: null }],
    ['a neighbour', { history_id: '201' }],
    ['text', { history_id: "1' or '1'='1" }],
    ['zero', { history_id: '0' }],
    ['a number beyond every id', { history_id: String(2 ** 31) }],
  ])('finds no entry of %s [REST-24, RG-05, RG-06]', async (_, form) => {
    expect(await edit(form as Record<string, null>)).toEqual(unknownEntry);
  });

  it.each(['20', '999', '0', '-1', 'abc', ''])(
    'knows no territory %s [RG-05, RG-06]',
    async (territory_id) => {
      expect(await edit({ territory_id, history_id: '201' })).toEqual(
        refusal('Ce territoire n’existe pas.'),
      );
    },
  );

  it('is not for elders, publishers or neighbours, and leaves all as it was [B-04, RG-05]', async () => {
    const before = await all();
    const forbidden = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    expect(await edit({ output_number: '8' }, '4')).toEqual(forbidden);
    expect(await edit({ output_number: '8' }, '5')).toEqual(forbidden);
    expect(await edit({ output_number: '8' }, 'neighbour')).toEqual(
      refusal('Ce territoire n’existe pas.'),
    );
    expect(await all()).toEqual(before);
  });

  it('uses the last value of a field sent twice [B-20]', async () => {
    expect((await edit({ output_number: ['0', '8'] })).success).toBe(true);
    expect(await stored(123)).toMatchObject({ number: 8 });
  });

  it('to the same number twenty times at once succeeds once [B-66]', async () => {
    for (let at = 0; at < 20; at += 1) {
      await anAssignment(world, {
        id: 300 + at,
        territory: 14,
        outputNumber: at + 1,
        to: 5,
        released: `2025-05-${String(at + 1).padStart(2, '0')}`,
        returned: `2025-05-${String(at + 2).padStart(2, '0')}`,
        due: '2025-09-01',
      });
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        edit({
          territory_id: '14',
          history_id: String(300 + at),
          output_number: '77',
          release_date: `2025-05-${String(at + 1).padStart(2, '0')}`,
          return_date: `2025-05-${String(at + 2).padStart(2, '0')}`,
          user_id: '5',
          activity_id: '1',
        }),
      ),
    );
    const taken = refusal('Ce numéro d’attribution est déjà utilisé.');
    expect(answers.filter(({ success }) => success)).toEqual([told('Attribution modifiée.')]);
    expect(answers.filter(({ success }) => !success)).toEqual(Array(19).fill(taken));
  });
});
