import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { readPdf } from '../support/read-pdf.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:04:05Z' });
  staff = await aStaff(world);
  await aTerritory(world, {
    id: 1,
    number: 12,
    name: "Rue de l'Église",
    gate: 7,
    noVisited: true,
    note: 'Cœur du quartier, accès par les escaliers publics puis à gauche',
    exited: {
      to: 5,
      released: '2025-10-01',
      returned: '2025-11-30',
      due: '2026-02-01',
      activity: 4,
    },
  });
  await aTerritory(world, { id: 2, name: 'Тер\u202f👩 Œuvre', gate: 0 });
  await aTerritory(world, { id: 3, exited: { to: 5, released: '2026-01-01', due: '2026-05-01' } });
  await aTerritory(world, { id: 20, congregation: 2 });
  await aBooking(world, { id: 1, type: 'event', name: 'Été', territories: [1] });
});
afterAll(() => world.close());

async function send(who: Who, form: Readonly<Record<string, string>>) {
  const response = await fetch(`${world.url}/territory/available/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staff.token(who)}` },
    body: new URLSearchParams(form),
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const pdf = async (form: Readonly<Record<string, string>>) =>
  readPdf((await send('3', form)).bytes);

const heads = ['Résa', 'Territoire', 'Type', 'Dernière sortie', 'Activité', 'Porte', 'NPV', 'Note'];

describe('what the PDF of the chosen rows cannot print', () => {
  const check = (form: Readonly<Record<string, string>>) =>
    staff.ask('5', 'POST /territory/available/check', form);

  it('is said before it is made, its title included [OWN-20, OWN-58]', async () => {
    expect(await check({ pdf_title: '東京', selected: '[1,2]' })).toEqual(
      success({
        unprintable:
          'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u202F: «\u202F東京\u202F» (東 京) et «\u202FT2 - Тер\u202F👩 Œuvre\u202F» (👩).',
      }),
    );
    expect(await check({ pdf_title: 'Samedi', selected: '[1]' })).toEqual(
      success({ unprintable: '' }),
    );
  });

  it('is not said of what may not be printed [AVL-11, GEN-20]', async () => {
    expect(await check({ pdf_title: 'Été', selected: '[3]' })).toEqual(
      refusal('Le territoire T3 - Rue 3 est sorti\u202F: il n’est plus disponible.'),
    );
    expect(await check({ pdf_title: 'Été', selected: '[20]' })).toEqual(
      refusal('Ce territoire n’existe pas.'),
    );
  });
});

describe('the chosen rows as a PDF', () => {
  it('is a file named after the product and the local time, for every role [REST-54, AVL-12, B-82]', async () => {
    for (const who of ['1', '2', '3', '4', '5'] as const) {
      const { response, bytes } = await send(who, { pdf_title: 'Samedi', selected: '[1]' });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Content-Disposition')).toBe(
        `attachment; filename="territoire-20260315-100405.pdf"; filename*=UTF-8''territoire-20260315-100405.pdf`,
      );
      expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    }
  });

  it('holds the title, the day, the headers and the rows by number, as searchable French text [REST-54, AVL-12, GEN-10]', async () => {
    const read = await pdf({ pdf_title: 'Été à Noël', selected: '[1,2]' });
    expect(read).toEqual({
      pages: [
        [
          'Été à Noël',
          '15/03/2026 · 2 territoires',
          ...heads,
          'T2 - Тер\u00a0□ Œuvre',
          'Habitations',
          '0',
          'Été',
          "T12 - Rue de l'Église",
          'Habitations',
          '30/11/2025',
          'Présentoir',
          '7',
          'oui',
          'Cœur du quartier,',
          'accès par les escaliers',
          'publics puis à gauche',
          'page 1/1',
        ],
      ],
      sizes: ['0 0 595.28 841.89'],
      language: 'fr-FR',
      fonts: ['BZZZZZ+Arimo-Regular', 'CZZZZZ+Arimo-Bold'],
    });
  });

  it('has a default title [AVL-11]', async () => {
    const { pages } = await pdf({ selected: '[2]' });
    expect(pages[0]?.slice(0, 2)).toEqual(['Territoires disponibles', '15/03/2026 · 1 territoire']);
  });

  it('repeats its headers, numbers its pages and loses no row [REST-54]', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => at + 1000);
    for (const id of ids) await aTerritory(world, { id });
    const { pages } = await pdf({ pdf_title: 'Tous', selected: JSON.stringify(ids) });
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page.slice(0, 10)).toEqual(['Tous', '15/03/2026 · 120 territoires', ...heads]);
      expect(page.at(-1)).toBe(`page ${at + 1}/3`);
    }
    const named = pages.flat().filter((words) => /^T\d+ - /.test(words));
    expect(named).toEqual(ids.map((id) => `T${id} - Rue ${id}`));
  });

  it.each([
    [
      { pdf_title: 'a'.repeat(51), selected: '[1]' },
      'Ce champs doit contenir 50 caractères maximum',
    ],
    [{ pdf_title: 'Été #1', selected: '[1]' }, 'Caractère invalide'],
    [{ pdf_title: 'Été\n1', selected: '[1]' }, 'Caractère invalide'],
    [{ pdf_title: 'Été', selected: '[]' }, 'Coche au moins un territoire.'],
    [{ pdf_title: 'Été', selected: '[1,20]' }, 'Ce territoire n’existe pas.'],
    [{ pdf_title: 'Été', selected: '[-1]' }, 'Ce territoire n’existe pas.'],
    [{ pdf_title: 'Été', selected: 'abc' }, 'Ce territoire n’existe pas.'],
    [{ pdf_title: 'Été', selected: '2147483648' }, 'Ce territoire n’existe pas.'],
    [
      { pdf_title: 'Été', selected: '[1,3]' },
      'Le territoire T3 - Rue 3 est sorti\u202F: il n’est plus disponible.',
    ],
  ])(
    'is refused in JSON %j: %s [REST-54, AVL-11, GEN-18, RG-06, GEN-20]',
    async (form, message) => {
      const { response, bytes } = await send('5', form);
      expect(response.status).toBe(200);
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(refusal(message));
    },
  );
});
