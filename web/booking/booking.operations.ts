import { graphql } from '#web/parts/graphql/generated/index.ts';

export const availableTerritoriesQuery = graphql(`
  query AvailableTerritories {
    availableTerritories {
      total
      territories {
        territoryId
        bookingName
        bookingColor
        bookingIcon
        number
        numberName
        cssClass
        type
        returnDate
        returnDateHuman
        activity
        gate
        noVisitedIcon
        noVisitedColor
        noVisitedText
        mapLink
        note
      }
      exitable {
        legendId
        territoryIds
      }
      legends {
        id
        text
        color
        cssClass
      }
    }
  }
`);

export const availableCheckQuery = graphql(`
  query AvailableCheck($pdfTitle: String!, $territoryIds: [ID!]!) {
    availableCheck(pdfTitle: $pdfTitle, territoryIds: $territoryIds) {
      unprintable
    }
  }
`);

export const bookingsQuery = graphql(`
  query Bookings {
    bookings {
      id
      name
      type
    }
  }
`);

export const loadBookingsQuery = graphql(`
  query LoadBookings($bookingIds: [ID!]!) {
    loadBookings(bookingIds: $bookingIds) {
      selected
    }
  }
`);

export const addBookingMutation = graphql(`
  mutation AddBooking(
    $bookingType: BookingType!
    $bookingName: String!
    $territoryIds: [ID!]!
    $force: Boolean! = false
  ) {
    addBooking(
      bookingType: $bookingType
      bookingName: $bookingName
      territoryIds: $territoryIds
      force: $force
    ) {
      ...OutcomeFields
    }
  }
`);

export const overwriteBookingMutation = graphql(`
  mutation OverwriteBooking($bookingId: ID!, $territoryIds: [ID!]!, $force: Boolean! = false) {
    overwriteBooking(bookingId: $bookingId, territoryIds: $territoryIds, force: $force) {
      ...OutcomeFields
    }
  }
`);

export const cleanBookingMutation = graphql(`
  mutation CleanBooking($bookingId: ID!) {
    cleanBooking(bookingId: $bookingId) {
      ...OutcomeFields
    }
  }
`);

export const removeBookingsMutation = graphql(`
  mutation RemoveBookings($bookingIds: [ID!]!) {
    removeBookings(bookingIds: $bookingIds) {
      ...OutcomeFields
    }
  }
`);

export const mergeBookingsMutation = graphql(`
  mutation MergeBookings($bookingIds: [ID!]!, $bookingIdToMerge: ID!) {
    mergeBookings(bookingIds: $bookingIds, bookingIdToMerge: $bookingIdToMerge) {
      ...OutcomeFields
    }
  }
`);

export const exportAvailableMutation = graphql(`
  mutation ExportAvailable($pdfTitle: String!, $territoryIds: [ID!]!) {
    exportAvailable(pdfTitle: $pdfTitle, territoryIds: $territoryIds) {
      ... on Pdf {
        filename
        mime
        base64
      }
      ...RefusalFields
    }
  }
`);
