import type { Row } from './archive-world.ts';
import { again, at, change, forbidden, missing, type BadRows } from './bad-rows.ts';

export const badLoans: BadRows = [
  [
    'a holder who is not there',
    change('histories', 2, { user_id: 3 }),
    missing('histories', 2, 'user_id', 3, 'users'),
  ],
  [
    'a holder on line 0',
    change('histories', 2, { user_id: 0 }),
    forbidden('histories', 2, 'user_id'),
  ],
  [
    'a day that is none',
    change('histories', 2, { release_date: '2026-02-30' }),
    forbidden('histories', 2, 'release_date'),
  ],
  [
    'a day to come',
    change('histories', 2, { release_date: '2026-03-16' }),
    at('histories', 2, 'la date est à venir.'),
  ],
  [
    'due before it was out',
    change('histories', 2, { theoretical_return_date: '2026-01-31' }),
    at('histories', 2, 'la date de rentrée prévue précède la sortie.'),
  ],
  [
    'back before it was out',
    change('histories', 1, { return_date: '2025-01-09' }),
    at('histories', 1, 'la rentrée précède la sortie.'),
  ],
  [
    'two assignments at once',
    change('histories', 2, { release_date: '2025-02-01', return_date: '2025-04-01' }),
    at('histories', 2, 'deux attributions se chevauchent.'),
  ],
  [
    'out twice',
    again('histories', 2, { output_number: 3 }),
    at('histories', 3, 'deux attributions se chevauchent.'),
  ],
  [
    'a number of an assignment twice',
    change('histories', 2, { output_number: 1 }),
    at('histories', 2, 'deux attributions de ce territoire portent ce numéro.'),
  ],
  [
    'an activity there is not',
    change('histories', 1, { activity_id: 5 }),
    at('histories', 1, 'cette activité n’existe pas.'),
  ],
  [
    'half a reprieve',
    change('histories', 1, { reprieve_months: 0.5 }),
    forbidden('histories', 1, 'reprieve_months'),
  ],
  [
    'a list twice',
    change('bookings', 2, { type: 'paper', name: 'LISTE 702' }),
    at('bookings', 2, 'deux réservations de ce type portent ce nom.'),
  ],
  ['a list of no kind', change('bookings', 1, { type: 'stone' }), forbidden('bookings', 1, 'type')],
  [
    'booked while out',
    change('booking_territories', 1, { territory_id: 1 }),
    at('booking_territories', 1, 'le territoire est sorti et réservé à la fois.'),
  ],
  [
    'booked twice',
    again('booking_territories', 1, { booking_id: 2 }),
    at('booking_territories', 2, 'ce territoire est déjà réservé.'),
  ],
  [
    'of a list that is not there',
    change('booking_territories', 1, { booking_id: 3 }),
    missing('booking_territories', 1, 'booking_id', 3, 'bookings'),
  ],
  [
    'an author who is not there',
    change('event_logs', 1, { user_id: 12 }),
    missing('event_logs', 1, 'user_id', 12, 'users'),
  ],
  [
    'a colour of the log that is none',
    change('event_logs', 2, { css_class: 'x' }),
    forbidden('event_logs', 2, 'css_class'),
  ],
  [
    'a hidden parent',
    (it) =>
      it.set('bookings', [
        JSON.parse('{"__proto__": {}, "name": "Liste", "type": "paper"}') as Row,
      ]),
    at('bookings', 1, 'la colonne «\u202F__proto__\u202F» est inconnue.'),
  ],
];
