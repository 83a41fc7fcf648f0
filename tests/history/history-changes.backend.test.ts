import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, told } from '../support/generic-fields.ts';
import { entry123, newEntry, openHistoryDesk } from './history-desk.ts';

const { world, staff, start, rows, versionOf, edit, add, remove, stored, all, logged } =
  await openHistoryDesk();

afterAll(() => world.close());
beforeEach(start);

const unknownEntry = refusal('Cette attribution n’existe pas.');
const conflict = (message: unknown) => ({
  ...refusal(''),
  message,
  message_type: 'warning',
  overwrite_switch: true,
});

describe('POST /history/remove', () => {
  const of123 = { territory_id: '12', history_id: '123', output_number: '3' };

  it('deletes a closed entry, keeps the other numbers and writes the log [REST-25, HED-12, HED-13, B-66, B-81]', async () => {
    expect(await remove({ ...of123, history_id: '122', output_number: '2' })).toEqual(
      told('Attribution supprimée.'),
    );
    expect((await rows(12)).map(({ output_number }) => output_number)).toEqual([3, 1]);
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        number_name: 'T12 - Rue Grimaldi',
        action: 'Attribution n° 2 supprimée',
        css_class: 'row-danger',
      },
    ]);
  });

  it('refuses the open one [REST-25, HED-10]', async () => {
    expect(await remove({ territory_id: '13', history_id: '132', output_number: '2' })).toEqual(
      refusal(
        'Ce territoire est encore sorti\u202F: cette attribution ne peut pas être supprimée.',
      ),
    );
    expect(await stored(132)).toBeDefined();
  });

  it.each([
    ['another number', { output_number: '2' }],
    ['no number', { output_number: '' }],
    ['text for a number', { output_number: 'abc' }],
    ['another territory', { territory_id: '13' }],
    ['an unknown entry', { history_id: '999' }],
    ['a neighbour', { history_id: '201', output_number: '1' }],
    ['zero', { history_id: '0' }],
    ['a negative number', { history_id: '-1' }],
    ['a number beyond every id', { history_id: String(2 ** 31) }],
    ['a hostile text', { history_id: '123; drop table histories; --' }],
  ])('finds no entry with %s [REST-25, RG-05, RG-06]', async (_, form) => {
    const before = await all();
    expect(await remove({ ...of123, ...form })).toEqual(unknownEntry);
    expect(await all()).toEqual(before);
    expect(await all(2)).toHaveLength(1);
  });

  it('is refused to elders and publishers, and finds no territory of other congregations [B-04, RG-05]', async () => {
    const forbidden = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    expect([await remove(of123, '4'), await remove(of123, '5')]).toEqual([forbidden, forbidden]);
    expect(await remove(of123, 'neighbour')).toEqual(refusal('Ce territoire n’existe pas.'));
  });

  it('twice at once deletes once [REST-25]', async () => {
    const answers = await Promise.all([remove(of123), remove(of123)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });
});

describe('POST /history/add', () => {
  it('adds a closed entry and proposes the next number and date [REST-26, TADD-18, B-31]', async () => {
    expect(await add()).toEqual({
      ...told('Attribution ajoutée.'),
      output_number: 5,
      release_date: '2025-09-01',
      show_history: true,
    });
    const [latest] = await rows(12);
    expect(await stored(latest?.history_id ?? 0)).toEqual({
      number: 4,
      released: '2025-08-01',
      returned: '2025-09-01',
      to: 5,
      activity: 1,
      due: '2025-12-01',
      reprieves: 0,
      online: false,
    });
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        number_name: 'T12 - Rue Grimaldi',
        action: 'Attribution n° 4 ajoutée',
        css_class: '',
      },
    ]);
  });

  it('numbers from one in a territory without history [REST-26, B-31]', async () => {
    const first = await add({ territory_id: '14' });
    const second = await add({
      territory_id: '14',
      release_date: '2025-09-01',
      return_date: '2025-09-01',
    });
    expect([first['output_number'], second['output_number']]).toEqual([2, 3]);
  });

  it.each(['', 'edit', 'ADD', 'add '])('knows no action "%s" [REST-26, B-31]', async (action) => {
    expect(await add({ action })).toEqual(refusal('Action inconnue.'));
  });

  it.each([
    [{ release_date: '' }, 'Champs obligatoire'],
    [{ return_date: '' }, 'Champs obligatoire'],
    [{ return_date: null }, 'Champs obligatoire'],
    [{ user_id: '' }, 'Champs obligatoire'],
    [{ release_date: '2025-02-29' }, 'Date invalide'],
    [{ return_date: '32/01/2024' }, 'Date invalide'],
    [{ release_date: '2026-03-16' }, 'La date de sortie ne peut pas dépasser aujourd’hui.'],
    [
      { return_date: '2026-03-16' },
      'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
    ],
    [
      { return_date: '2025-07-31' },
      'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
    ],
    [{ user_id: '21' }, 'Ce proclamateur n’existe pas.'],
    [{ user_id: '0' }, 'Ce proclamateur n’existe pas.'],
    [{ activity_id: '5' }, 'Cette activité n’existe pas.'],
    [{ territory_id: '20' }, 'Ce territoire n’existe pas.'],
    [{ territory_id: '-1' }, 'Ce territoire n’existe pas.'],
    [{ territory_id: 'abc' }, 'Ce territoire n’existe pas.'],
    [{ release_date: '2025-06-30' }, 'Cette période chevauche une autre attribution.'],
    [
      { release_date: '2025-06-10', return_date: '2025-06-10' },
      'Cette période chevauche une autre attribution.',
    ],
  ])('with %o is refused: %s [REST-26, B-66, RG-05, RG-06]', async (form, message) => {
    const before = await all();
    expect(await add(form as Record<string, null>)).toEqual(refusal(message));
    expect(await all()).toEqual(before);
    expect(await logged()).toEqual([]);
  });

  it('may end at most on the day that the open entry began [B-66]', async () => {
    const of13 = { territory_id: '13', release_date: '2025-12-01' };
    expect(await add({ ...of13, return_date: '2026-02-02' })).toEqual(
      refusal('Cette période chevauche une autre attribution.'),
    );
    expect((await add({ ...of13, return_date: '2026-02-01' })).success).toBe(true);
  });

  it('is not for elders and publishers [REST-26, B-04]', async () => {
    const forbidden = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    expect([await add({}, '4'), await add({}, '5')]).toEqual([forbidden, forbidden]);
  });

  it('ten times at once, each its own period, gives ten numbers without a gap [REST-26]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        add({
          ...newEntry,
          territory_id: '14',
          release_date: `2025-08-${10 + at}`,
          return_date: `2025-08-${11 + at}`,
        }),
      ),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
    expect((await rows(14)).map(({ output_number }) => output_number)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });
});

describe('two people editing one entry', () => {
  it('the second learns who changed what and when, and may overwrite [B-66]', async () => {
    const version = await versionOf(12, 123);
    await edit({ return_date: '2025-07-02', version }, '2');
    const late = { output_number: '9', version };
    expect(await edit(late)).toEqual(
      conflict(
        expect.stringMatching(
          /^Rôle numéro 2 a modifié cette attribution le \d\d\/\d\d\/\d{4} à \d\d:\d\d\u202F: Attribution n° 3 modifiée\u202F: rentrée 02\/07\/2025\.$/u,
        ),
      ),
    );
    expect(await stored(123)).toMatchObject({ number: 3, returned: '2025-07-02' });
    expect(await edit({ ...late, force_overwrite: 'y' })).toEqual(told('Attribution modifiée.'));
    expect(await stored(123)).toMatchObject({ number: 9, returned: '2025-07-01' });
  });

  it('the version is compared only when one is sent [REST-24]', async () => {
    await edit({ return_date: '2025-07-02' }, '2');
    expect((await edit({ output_number: '9' })).success).toBe(true);
    expect((await edit({ output_number: '8', version: '' })).success).toBe(true);
  });

  it('an overwrite must obey the rules too [B-66]', async () => {
    expect(
      await edit({ version: 'of long ago', force_overwrite: 'y', output_number: '1' }),
    ).toEqual(refusal('Ce numéro d’attribution est déjà utilisé.'));
  });

  it('with the same version at once: one saves, the other is refused [B-66]', async () => {
    const version = await versionOf(12, 123);
    const answers = await Promise.all(
      ['2', '3'].map((who, at) =>
        edit({ output_number: String(10 + at), version }, who as '2' | '3'),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('a reprieve, a return and the removal of an account change the version; reading the list does not [B-66]', async () => {
    const of132 = { ...entry123, territory_id: '13', history_id: '132', output_number: '2' };
    const editOpen = (version: string) =>
      edit({ ...of132, release_date: '2026-02-01', return_date: '', user_id: '5', version });
    const first = await versionOf(13, 132);
    await rows(13);
    expect(await versionOf(13, 132)).toBe(first);
    await staff.ask('2', 'POST /history/reprieve', { territory_id: '13', history_id: '132' });
    expect(await editOpen(first)).toMatchObject(
      conflict(expect.stringContaining('Sursis d’un mois')),
    );
    const second = await versionOf(13, 132);
    await staff.ask('2', 'POST /territory/return', {
      territory_ids: '13',
      return_date: '2026-03-15',
    });
    expect(await editOpen(second)).toMatchObject(
      conflict(expect.stringContaining('\u202F: Rentrée')),
    );
    const third = await versionOf(13, 132);
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set user_id = null where id = 132'),
    );
    expect(await editOpen(third)).toEqual(
      conflict('Cette attribution a été modifiée depuis que tu l’as ouverte.'),
    );
  });

  it('a deleted entry is unknown [B-66]', async () => {
    const version = await versionOf(12, 123);
    await remove({ territory_id: '12', history_id: '123', output_number: '3' }, '2');
    expect(await edit({ version, force_overwrite: 'y' })).toEqual(unknownEntry);
  });
});
