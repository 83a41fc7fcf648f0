import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openImportsWorld, told, type ImportsWorld, type SentFile } from './imports-world.ts';

let imports: ImportsWorld;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  await aTerritory(world, { id: 1, name: 'Rue Grimaldi', gate: 12, note: 'Digicode' });
  await aTerritory(world, { id: 2, name: 'Port' });
  await aMap(world, { territory: 2 });
  await aUser(world, { id: 40, login: 'DUPONT Jean', email: 'jean@example.org' });
  await aUser(world, { id: 41, login: 'MARTIN Zoé' });
  await aUser(world, { id: 42, login: 'MARTIN ZOE' });
  await anAssignment(world, {
    id: 1,
    territory: 1,
    to: 40,
    released: '2025-01-10',
    returned: '2025-03-01',
    due: '2025-05-10',
  });
});
afterAll(() => imports.world.close());

let before: readonly string[];
beforeEach(async () => {
  before = await imports.everything();
});

const drawn = (desc: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ ...aSquare.features[0], properties: { type: 'polygon', desc } }],
  });
const territories = (...rows: SentFile['rows']): SentFile => ({
  kind: 'territories',
  columns: 'number,name,type,gate,no_visited,note,map_url,map',
  rows,
});
const people = (...rows: SentFile['rows']): SentFile => ({
  kind: 'people',
  columns: 'login,email,role',
  rows,
});
const past = (...rows: SentFile['rows']): SentFile => ({
  kind: 'history',
  columns: 'number,login,release_date,return_date,activity',
  rows,
});

describe('the report on a file', () => {
  it('shows the effect of each line of territories, and writes nothing [OWN-09]', async () => {
    const answer = await imports.check(
      territories(
        ['1', 'Rue Grimaldi', 'habitations', '12', '', '', '', ''],
        ['1', 'Rue Grimaldi'],
        ['2', 'Vieux port', 'Com.', '', 'y', '', '', drawn('Autre')],
        [
          '3',
          'Condamine',
          '',
          '',
          '',
          'Sonner deux fois',
          'https://carte.example.org/3',
          drawn('C'),
        ],
        ['4', ''],
        ['5', 'A & B'],
        ['0', 'Nulle part'],
        ['6', 'Six', 'Château'],
        ['7', 'Sept', '', '1000'],
        ['8', 'Huit', '', '', 'peut-être'],
        ['9', 'Neuf', '', '', '', '', 'ftp://x'],
        ['10', 'Dix', '', '', '', '', '', '{"type":"FeatureCollection","features":[]}'],
        ['11', 'Onze', '', '', '', '', '', 'pas du JSON'],
        ['2', '', '', '', '', '', '', drawn('A')],
      ),
    );
    expect(told(answer)).toEqual([
      '2 | ignored | T1 - Rue Grimaldi | Déjà identique',
      '3 | doubtful | T1 - Rue Grimaldi | Ce numéro est déjà à la ligne 2 du fichier, avec le nom «\u202FRue Grimaldi\u202F».',
      '4 | doubtful | T2 - Port | À modifier\u202F: nom, type, personnes à ne pas visiter, carte (remplacée). Le nom change et la carte est remplacée\u202F: est-ce bien le même territoire\u202F?',
      '5 | created | T3 - Condamine | Avec sa carte',
      '6 | created | T4 - 4 | Nom provisoire\u202F: son numéro',
      '7 | refused | 5 | Nom\u202F: Caractère invalide',
      '8 | refused | 0 | Numéro\u202F: Valeur numérique positive',
      '9 | incomplete | 6 | Le type «\u202FChâteau\u202F» n’existe pas\u202F: choisis ce qu’il devient.',
      '10 | refused | 7 | Portes\u202F: Valeur numérique',
      '11 | refused | 8 | Personnes à ne pas visiter\u202F: réponds oui ou non.',
      '12 | refused | 9 | Lien de la carte\u202F: Le lien commence par http:// ou https://',
      '13 | refused | 10 | La carte est vide.',
      '14 | refused | 11 | Fichier GeoJSON invalide.',
      '15 | doubtful | T2 - Port | Ce numéro est déjà à la ligne 4 du fichier, avec le nom «\u202FVieux port\u202F».',
    ]);
    expect(answer).toMatchObject({
      created: 2,
      updated: 0,
      ignored: 1,
      incomplete: 1,
      doubtful: 3,
      refused: 7,
    });
    expect(await imports.everything()).toEqual(before);
  });

  it('shows the effect of each line of people [OWN-09, B-06, B-51]', async () => {
    const answer = await imports.check(
      people(
        ['Dupont jean', 'jean@example.org', 'Proclamateur'],
        ['DUPONT Jean', '', ''],
        ['Jean Dupont', '', ''],
        ['LEROY Anne', 'anne@example.org', 'Ancien'],
        ['Anne Leroy', '', ''],
        ['BOSS Grand', '', 'Administrateur du site'],
        ['COURT', '', ''],
        ['x'.repeat(51), '', ''],
        ['NOM <Prénom>', '', ''],
        ['BLANC Luc', 'pas une adresse', ''],
        ['BLANC Léa', '', 'Roi'],
        ['Autre Rôle 5', 'autre@example.org', '4'],
        ['Rôle numéro 1', 'site@example.org', ''],
        ['Rôle numéro 2', '', 'Proclamateur'],
      ),
    );
    expect(told(answer)).toEqual([
      '2 | ignored | Dupont jean | Déjà identique',
      '3 | doubtful | DUPONT Jean | Ce nom est déjà à la ligne 2 du fichier.',
      '4 | doubtful | Jean Dupont | Ce nom est déjà à la ligne 2 du fichier.',
      '5 | created | LEROY Anne',
      '6 | doubtful | Anne Leroy | Ce nom est déjà à la ligne 5 du fichier.',
      '7 | refused | BOSS Grand | Tu ne peux pas attribuer ce rôle.',
      '8 | refused | COURT | Proclamateur\u202F: Ce champs doit contenir au moins 6 caractères',
      `9 | refused | ${'x'.repeat(51)} | Proclamateur\u202F: Ce champs doit contenir 50 caractères maximum`,
      '10 | refused | NOM <Prénom> | Proclamateur\u202F: NOM Prénom invalide',
      '11 | refused | BLANC Luc | E-mail\u202F: E-mail invalide',
      '12 | incomplete | BLANC Léa | Le rôle «\u202FRoi\u202F» n’existe pas\u202F: choisis ce qu’il devient.',
      '13 | updated | Autre Rôle 5 | À modifier\u202F: e-mail, rôle',
      '14 | refused | Rôle numéro 1 | Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
      '15 | refused | Rôle numéro 2 | Tu ne peux pas attribuer ce rôle.',
    ]);
    expect(told(await imports.check(people(['Jean Dupont'])))).toEqual([
      '2 | doubtful | Jean Dupont | Ressemble à «\u202FDUPONT Jean\u202F», qui existe déjà\u202F: écris le même nom, ou choisis de ne pas importer la ligne.',
    ]);
    expect(await imports.everything()).toEqual(before);
  });

  it('shows the effect of each line of history [OWN-09, B-31, B-66]', async () => {
    const answer = await imports.check(
      past(
        ['1', 'Jean Dupont', '2025-01-10', '2025-03-01', 'porte a porte'],
        ['1', 'DUPONT Jean', '2025-03-01', '2025-04-01', 'Campagne'],
        ['1', 'DUPONT Jean', '2025-02-01', '2025-03-02', ''],
        ['1', 'Zoé Martin', '2025-05-01', '2025-06-01', ''],
        ['1', 'Personne Inconnue', '2025-05-01', '2025-06-01', ''],
        ['1', '', '2025-05-01', '2025-06-01', ''],
        ['77', 'DUPONT Jean', '2025-05-01', '2025-06-01', ''],
        ['abc', 'DUPONT Jean', '2025-05-01', '2025-06-01', ''],
        ['2', 'DUPONT Jean', '31/12/25', '2025-06-01', ''],
        ['2', 'DUPONT Jean', '2025-02-30', '2025-06-01', ''],
        ['2', 'DUPONT Jean', '', '2025-06-01', ''],
        ['2', 'DUPONT Jean', '2026-03-16', '2026-03-17', ''],
        ['2', 'DUPONT Jean', '2025-06-01', '2025-05-01', ''],
        ['2', 'DUPONT Jean', '2025-05-01', '2025-06-01', 'Natation'],
        ['2', 'DUPONT Jean', '2026-01-01', '', ''],
        ['2', 'DUPONT Jean', '2026-02-01', '', ''],
        ['1', 'DUPONT Jean', '2025-03-20', '', ''],
      ),
    );
    expect(told(answer)).toEqual([
      '2 | ignored | T1 - Rue Grimaldi (Jean Dupont) | Déjà identique',
      '3 | created | T1 - Rue Grimaldi (DUPONT Jean)',
      '4 | doubtful | T1 - Rue Grimaldi (DUPONT Jean) | Cette période chevauche une autre attribution.',
      '5 | incomplete | T1 - Rue Grimaldi (Zoé Martin) | Plusieurs proclamateurs portent ce nom\u202F: MARTIN Zoé, MARTIN ZOE. Choisis celui qu’il faut.',
      '6 | incomplete | T1 - Rue Grimaldi (Personne Inconnue) | Ce proclamateur n’existe pas\u202F: choisis ce qu’il devient.',
      '7 | incomplete | T1 - Rue Grimaldi | Il manque le proclamateur\u202F: choisis ce que deviennent ces lignes.',
      '8 | refused | T77 - DUPONT Jean | Ce territoire n’existe pas.',
      '9 | refused | Tabc - DUPONT Jean | «\u202Fabc\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
      '10 | refused | T2 - Port (DUPONT Jean) | Date invalide',
      '11 | refused | T2 - Port (DUPONT Jean) | Date invalide',
      '12 | refused | T2 - Port (DUPONT Jean) | Champs obligatoire',
      '13 | doubtful | T2 - Port (DUPONT Jean) | La date de sortie ne peut pas dépasser aujourd’hui.',
      '14 | doubtful | T2 - Port (DUPONT Jean) | La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
      '15 | incomplete | T2 - Port (DUPONT Jean) | L’activité «\u202FNatation\u202F» n’existe pas\u202F: choisis ce qu’elle devient.',
      '16 | created | T2 - Port (DUPONT Jean) | Sorti, pas encore rentré',
      '17 | doubtful | T2 - Port (DUPONT Jean) | Ce territoire est déjà sorti.',
      '18 | doubtful | T1 - Rue Grimaldi (DUPONT Jean) | La date de sortie ne peut pas précéder la dernière rentrée du territoire.',
    ]);
    expect(await imports.everything()).toEqual(before);
  });

  it.each([
    [
      'an unknown kind',
      { kind: 'maps' },
      'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
    ],
    [
      'rows that are no JSON',
      { rows: '[' },
      'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
    ],
    [
      'rows of another shape',
      { rows: '[1]' },
      'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
    ],
    [
      'a column of another kind',
      { columns: 'number,email' },
      'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
    ],
    [
      'a column twice',
      { columns: 'number,name,name' },
      'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
    ],
    ['no number', { columns: 'name' }, 'Il manque la colonne «\u202FNuméro\u202F».'],
    ['no row', { rows: '[]' }, 'Il n’y a aucune ligne à importer.'],
  ])('refuses %s [OWN-09]', async (_, wrong, sentence) => {
    const rows = JSON.stringify([{ line: 2, cells: ['50', 'Cinquante'] }]);
    const form = { kind: 'territories', columns: 'number,name', rows, ...wrong };
    for (const call of ['POST /import/check', 'POST /import/run'] as const) {
      expect(await imports.staff.ask('2', call, form)).toMatchObject({
        success: false,
        message: sentence,
      });
    }
    expect(await imports.everything()).toEqual(before);
  });

  it('takes 10,000 lines and no more [OWN-09]', async () => {
    const many = (count: number) =>
      people(...Array.from({ length: count }, (_, at) => [`PERSONNE Numéro ${at}`, '', '']));
    expect(await imports.check(many(10_000))).toMatchObject({ success: true, created: 10_000 });
    expect(await imports.check(many(10_001))).toMatchObject({
      success: false,
      message: 'Le fichier a plus de 10\u202F000 lignes\u202F: partage-le en plusieurs fichiers.',
    });
  });
});
