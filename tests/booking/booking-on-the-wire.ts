import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import type { Form } from '../support/world.ts';
import type { Change } from './drawn-bookings.ts';

/** The ids and names that a change needs on the wire. */
export interface Facts {
  readonly bookingId: string;
  readonly otherId: string;
  readonly bookingName: string;
  readonly territoryIds: readonly string[];
}

interface Wire {
  readonly query: string;
  readonly variables: object;
  readonly call: CallName;
  readonly form: Form;
}

/** A change of a booking as the gateway's operation, and as the call behind it. */
export function wireOf(change: Change, facts: Facts): Wire {
  const { bookingId, otherId, bookingName, territoryIds } = facts;
  const selected = `[${territoryIds.join(',')}]`;
  switch (change.type) {
    case 'add':
      return {
        query: addMutation,
        variables: { bookingName, territoryIds, force: change.force },
        call: 'POST /booking/add',
        form: {
          booking_type: 'event',
          booking_name: bookingName,
          selected,
          force_create: change.force ? 'y' : 'n',
        },
      };
    case 'overwrite':
      return {
        query: overwriteMutation,
        variables: { bookingId, territoryIds, force: change.force },
        call: 'POST /booking/overwrite',
        form: {
          booking_id: bookingId,
          selected,
          force_booking_overwrite: change.force ? 'y' : 'n',
        },
      };
    case 'load':
      return {
        query: loadQuery,
        variables: { bookingIds: [bookingId] },
        call: 'POST /booking/load',
        form: { booking_ids: bookingId },
      };
    case 'clean':
      return {
        query: cleanMutation,
        variables: { bookingId },
        call: 'POST /booking/clean',
        form: { booking_id: bookingId },
      };
    case 'remove':
      return {
        query: removeMutation,
        variables: { bookingIds: [bookingId] },
        call: 'POST /booking/remove',
        form: { booking_ids: bookingId },
      };
    default: {
      const bookingIds = change.alone ? [bookingId] : [bookingId, otherId];
      const bookingIdToMerge = change.kept === 'this' ? bookingId : otherId;
      return {
        query: mergeMutation,
        variables: { bookingIds, bookingIdToMerge },
        call: 'POST /booking/merge',
        form: { booking_ids: bookingIds.join(','), booking_id_to_merge: bookingIdToMerge },
      };
    }
  }
}

const answer = '{ __typename ... on Refusal { message } }';
const addMutation = `mutation ($bookingName: String!, $territoryIds: [ID!]!, $force: Boolean!) {
  it: addBooking(bookingType: event, bookingName: $bookingName, territoryIds: $territoryIds, force: $force) ${answer}
}`;
const overwriteMutation = `mutation ($bookingId: ID!, $territoryIds: [ID!]!, $force: Boolean!) {
  it: overwriteBooking(bookingId: $bookingId, territoryIds: $territoryIds, force: $force) ${answer}
}`;
const loadQuery = `query ($bookingIds: [ID!]!) {
  it: loadBookings(bookingIds: $bookingIds) { __typename selected }
}`;
const cleanMutation = `mutation ($bookingId: ID!) { it: cleanBooking(bookingId: $bookingId) ${answer} }`;
const removeMutation = `mutation ($bookingIds: [ID!]!) {
  it: removeBookings(bookingIds: $bookingIds) ${answer}
}`;
const mergeMutation = `mutation ($bookingIds: [ID!]!, $bookingIdToMerge: ID!) {
  it: mergeBookings(bookingIds: $bookingIds, bookingIdToMerge: $bookingIdToMerge) ${answer}
}`;
