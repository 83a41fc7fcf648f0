import { again, at, change, forbidden, without, type BadRows } from './bad-rows.ts';

export const badPeople: BadRows = [
  [
    'two congregations',
    again('congregations', 1),
    'congregations.ndjson\u202F: ce fichier doit avoir une seule ligne.',
  ],
  [
    'no congregation',
    (it) => it.set('congregations', []),
    'congregations.ndjson\u202F: ce fichier doit avoir une seule ligne.',
  ],
  [
    'a nameless congregation',
    change('congregations', 1, { name: ' ' }),
    forbidden('congregations', 1, 'name'),
  ],
  [
    'no settings',
    (it) => it.set('congregation_settings', []),
    'congregation_settings.ndjson\u202F: ce fichier doit avoir une seule ligne.',
  ],
  [
    'a period of 13 months',
    change('congregation_settings', 1, { standard_period: 13 }),
    forbidden('congregation_settings', 1, 'standard_period'),
  ],
  [
    'an unknown ground',
    change('congregation_settings', 1, { basemap_provider_id: 99 }),
    at('congregation_settings', 1, 'ce fond de carte n’existe pas.'),
  ],
  [
    'activities imposed, and none chosen',
    (it) => it.set('setting_activities', []),
    'Ailleurs\u202F: Les activités sont limitées, mais aucune n’est choisie.',
  ],
  [
    'an unknown activity',
    change('setting_activities', 2, { activity_id: 9 }),
    at('setting_activities', 2, 'cette activité n’existe pas.'),
  ],
  [
    'an activity twice',
    change('setting_activities', 2, { activity_id: 1 }),
    at('setting_activities', 2, 'cette activité figure deux fois.'),
  ],
  [
    'a site administrator',
    change('users', 1, { role_id: 1 }),
    at('users', 1, 'une archive ne donne pas le rôle d’administrateur du site.'),
  ],
  ['an unknown role', change('users', 1, { role_id: 6 }), forbidden('users', 1, 'role_id')],
  [
    'the login of a site administrator',
    change('users', 2, { login: 'rôle NUMÉRO 1' }),
    at(
      'users',
      2,
      '«\u202Frôle NUMÉRO 1\u202F» est le nom d’un administrateur de ce site\u202F: laisse-le en dehors, ou modifie l’un des deux noms avant.',
    ),
  ],
  [
    'a login twice',
    change('users', 2, { login: 'JEAN d. dupont-fils' }),
    at('users', 2, 'deux comptes portent ce nom.'),
  ],
  ['a short login', change('users', 2, { login: 'Jean' }), forbidden('users', 2, 'login')],
  [
    'a login with a tag',
    change('users', 2, { login: '<b>Jeanne</b>' }),
    forbidden('users', 2, 'login'),
  ],
  [
    'an address that is none',
    change('users', 1, { email: 'nobody' }),
    forbidden('users', 1, 'email'),
  ],
  [
    'a password',
    change('users', 1, { password_hash: '$argon2id$…' }),
    at('users', 1, 'la colonne «\u202Fpassword_hash\u202F» est inconnue.'),
  ],
  [
    'a token version',
    change('users', 1, { token_version: 3 }),
    at('users', 1, 'la colonne «\u202Ftoken_version\u202F» est inconnue.'),
  ],
  [
    'a congregation of its own choice',
    change('users', 1, { congregation_id: 1 }),
    at('users', 1, 'la colonne «\u202Fcongregation_id\u202F» est inconnue.'),
  ],
  [
    'a missing column',
    without('users', 'rgpd_privacy'),
    at('users', 1, 'la colonne «\u202Frgpd_privacy\u202F» manque.'),
  ],
];
