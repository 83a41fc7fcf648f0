import {
  aBooking,
  aCongregation,
  aGlobalMap,
  aMap,
  anAssignment,
  aTerritory,
  aUser,
} from '../support/builders.ts';
import type { World } from '../support/world.ts';

/** At least one row in every table of an archive; ids differ from line numbers. */
export async function aFullCongregation(world: World, congregation = 7): Promise<void> {
  const base = congregation * 100;
  const [person, elder] = [base + 5, base + 9];
  await aCongregation(world, {
    id: congregation,
    name: `Vallée ${congregation}`,
    emailCounter: 3,
    settings: { restrict_activities: true, sendmail: true, polygon_fill_opacity: 0.2 },
  });
  const of = { congregation };
  await aUser(world, { id: elder, login: 'Éloïse Ancien', role: 2, email: 'e@exemple.fr', ...of });
  await aUser(world, { id: person, login: 'Jean D. Dupont-Fils', forgetMe: true, ...of });
  await world.database.asTenant(congregation, async (db) => {
    await db.rows(
      `insert into setting_activities values (${congregation}, 1), (${congregation}, 3)`,
    );
    await db.rows(
      `insert into territory_types (id, congregation_id, short_name, long_name)
       values (${base + 40}, ${congregation}, 'Port', 'Bateaux')`,
    );
  });
  await aTerritory(world, { id: base + 3, number: 12, typeId: base + 40, gate: 4, ...of });
  await aTerritory(world, {
    id: base + 8,
    number: 3,
    name: "Place d'Armes – été",
    note: 'Sonner deux fois',
    mapUrl: 'https://exemple.fr/carte?id=3',
    noVisited: true,
    ...of,
  });
  await aTerritory(world, { id: base + 11, number: 40, ...of });
  await aMap(world, { territory: base + 3, token: `jeton-de-la-vallee-${congregation}-01`, ...of });
  await aMap(world, { territory: base + 8, token: `jeton-de-la-vallee-${congregation}-02`, ...of });
  await aGlobalMap(world, of);
  const back = { to: null, released: '2025-01-10', returned: '2025-03-01', due: '2025-05-10' };
  await anAssignment(world, { id: base + 60, territory: base + 3, ...back, ...of });
  await anAssignment(world, {
    id: base + 71,
    territory: base + 3,
    to: person,
    released: '2026-02-01',
    due: '2026-06-01',
    outputNumber: 2,
    reprieves: 1,
    online: true,
    activity: 3,
    ...of,
  });
  await aBooking(world, { id: base + 2, territories: [base + 8], ...of });
  await aBooking(world, { id: base + 4, type: 'event', name: 'Liste du samedi', ...of });
  await world.database.asTenant(congregation, async (db) => {
    await db.rows(
      `insert into territory_changes (congregation_id, territory_id, version, user_id, at, fields)
       values (${congregation}, ${base + 8}, 1, ${elder}, '2026-03-01T10:00:00.123456Z', '{name,gate}')`,
    );
    await db.rows(
      `insert into reminders (congregation_id, history_id, due_date, kind, user_id, day)
       values (${congregation}, ${base + 71}, '2026-06-01', 'pre_warning', ${person}, '2026-03-10')`,
    );
    await db.rows(
      `insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at)
       values (${congregation}, ${base + 71}, ${person}, 'month', '2026-03-11T10:00:00Z')`,
    );
    await db.rows(
      `insert into event_logs (congregation_id, at, user_id, login, number_name, action, css_class, about_user_id)
       values
         (${congregation}, '2026-03-01T10:00:00Z', ${elder}, 'Éloïse Ancien', 'T12 - Rue', 'Sortie', '', null),
         (${congregation}, '2026-03-02T10:00:00Z', null, 'Parti', null, 'Proclamateur ajouté\u202F: Jean', 'row-danger', ${person})`,
    );
  });
}
