import type { DocumentedCallName } from '../../../backend/parts/permissions/permissions.ts';
import type { IdRow } from './id-row.ts';
import { mapIdRows } from './map-ids.ts';
import { territoryIdRows } from './territory-ids.ts';

const q = (value = '') => JSON.stringify(value);
const told = '{ __typename ... on Refusal { message } }';

/** In this order each call with good ids succeeds in the world of the test. */
export const idRows: readonly IdRow[] = [
  ...mapIdRows,
  ...territoryIdRows,
  {
    call: 'POST /history/reprieve',
    who: '3',
    good: { territory_id: '1', history_id: '1' },
    ids: ['territory_id', 'history_id'],
    graphql: (it) =>
      `mutation { it: grantReprieve(territoryId: ${q(it['territory_id'])}, historyId: ${q(it['history_id'])}) ${told} }`,
  },
  {
    call: 'GET /territory/id2token/{id}',
    who: '3',
    good: { id: '1' },
    ids: ['id'],
    graphql: (it) => `query { it: mapToken(territoryId: ${q(it['id'])}) }`,
  },
  {
    call: 'POST /territory/exit',
    who: '3',
    good: { territory_ids: '2', user_id: '5', activity_id: '1', release_date: '2026-03-15' },
    ids: ['territory_ids', 'user_id'],
    graphql: (it) =>
      `mutation { it: exitTerritories(form: { territoryIds: [${q(it['territory_ids'])}], userId: ${q(it['user_id'])}, activityId: "1", releaseDate: "2026-03-15" }) ${told} }`,
  },
  {
    call: 'POST /territory/return',
    who: '3',
    good: { territory_ids: '3', return_date: '2026-03-15' },
    ids: ['territory_ids'],
    graphql: (it) =>
      `mutation { it: returnTerritories(territoryIds: [${q(it['territory_ids'])}], returnDate: "2026-03-15") ${told} }`,
  },
  {
    call: 'POST /territory/exit/cancel',
    who: '3',
    good: { territory_ids: '4' },
    ids: ['territory_ids'],
    graphql: (it) =>
      `mutation { it: cancelExit(territoryIds: [${q(it['territory_ids'])}]) ${told} }`,
  },
  {
    call: 'POST /booking/load',
    who: '3',
    good: { booking_ids: '1' },
    ids: ['booking_ids'],
    graphql: (it) =>
      `query { it: loadBookings(bookingIds: [${q(it['booking_ids'])}]) { selected } }`,
  },
  {
    call: 'POST /booking/add',
    who: '3',
    good: { booking_type: 'event', booking_name: 'Visite', selected: '5' },
    ids: ['selected'],
    graphql: (it) =>
      `mutation { it: addBooking(bookingType: event, bookingName: "Visite", territoryIds: [${q(it['selected'])}]) ${told} }`,
  },
  {
    call: 'POST /booking/overwrite',
    who: '3',
    good: { booking_id: '1', selected: '6' },
    ids: ['booking_id', 'selected'],
    graphql: (it) =>
      `mutation { it: overwriteBooking(bookingId: ${q(it['booking_id'])}, territoryIds: [${q(it['selected'])}]) ${told} }`,
  },
  {
    call: 'POST /booking/clean',
    who: '3',
    good: { booking_id: '1' },
    ids: ['booking_id'],
    graphql: (it) => `mutation { it: cleanBooking(bookingId: ${q(it['booking_id'])}) ${told} }`,
  },
  {
    call: 'POST /booking/merge',
    who: '3',
    good: { booking_ids: '1,2', booking_id_to_merge: '2' },
    ids: ['booking_ids', 'booking_id_to_merge'],
    graphql: (it) =>
      `mutation { it: mergeBookings(bookingIds: [${(it['booking_ids'] ?? '').split(',').map(q).join(', ')}], bookingIdToMerge: ${q(it['booking_id_to_merge'])}) ${told} }`,
  },
  {
    call: 'POST /booking/remove',
    who: '3',
    good: { booking_ids: '2' },
    ids: ['booking_ids'],
    graphql: (it) =>
      `mutation { it: removeBookings(bookingIds: [${q(it['booking_ids'])}]) ${told} }`,
  },
  {
    call: 'POST /territory/available/export',
    who: '3',
    good: { pdf_title: '', selected: '5' },
    ids: ['selected'],
    graphql: (it) =>
      `mutation { it: exportAvailable(pdfTitle: "", territoryIds: [${q(it['selected'])}]) ${told} }`,
  },
  {
    call: 'POST /user/view',
    who: '3',
    good: { user_id: '6' },
    ids: ['user_id'],
    graphql: (it) => `query { it: userToEdit(userId: ${q(it['user_id'])}) { login } }`,
  },
  {
    call: 'POST /user/edit',
    who: '3',
    good: { user_id: '6', login: 'Autre Rôle 5', password: '', email: '', role_id: '5' },
    ids: ['user_id', 'role_id'],
    graphql: (it) =>
      `mutation { it: editUser(userId: ${q(it['user_id'])}, login: "Autre Rôle 5", password: "", email: "", roleId: ${q(it['role_id'])}) ${told} }`,
  },
  {
    call: 'POST /user/remove',
    who: '3',
    good: { user_id: '6' },
    ids: ['user_id'],
    graphql: (it) => `mutation { it: removeUser(userId: ${q(it['user_id'])}) ${told} }`,
  },
  {
    call: 'POST /congregation/edit',
    who: '1',
    good: { congregation_id: '3', name: 'Vide', contact: '' },
    ids: ['congregation_id'],
    graphql: (it) =>
      `mutation { it: editCongregation(congregationId: ${q(it['congregation_id'])}, name: "Vide", contact: "") ${told} }`,
  },
  {
    call: 'POST /congregation/remove',
    who: '1',
    good: { congregation_id: '3' },
    ids: ['congregation_id'],
    graphql: (it) =>
      `mutation { it: removeCongregation(congregationId: ${q(it['congregation_id'])}) ${told} }`,
  },
];

/** Calls of site administrators, who may name any congregation (B-02). */
export const callsOfTheSite: readonly DocumentedCallName[] = [
  'POST /congregation/edit',
  'POST /congregation/remove',
];
