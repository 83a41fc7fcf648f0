import type { IdRow } from './id-row.ts';

const q = (value = '') => JSON.stringify(value);
const told = '{ __typename ... on Refusal { message } }';

/** The calls on a territory, its history and its type; territory 9 is available, its one assignment is 90. */
export const territoryIdRows: readonly IdRow[] = [
  {
    call: 'GET /territory/setting/view/{territory_id}',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) =>
      `query { it: territorySettings(territoryId: ${q(it['territory_id'])}) { name } }`,
  },
  {
    call: 'POST /territory/setting/edit',
    who: '3',
    good: { territory_id: '9', name: 'Rue neuve', type_id: '50' },
    ids: ['territory_id', 'type_id'],
    graphql: (it) =>
      `mutation { it: editTerritory(territoryId: ${q(it['territory_id'])}, name: "Rue neuve", typeId: ${q(it['type_id'])}, noVisited: false, note: "", rebuildMapToken: false, forceOverwrite: false) ${told} }`,
  },
  {
    call: 'GET /history/view/{territory_id}',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) =>
      `query { it: territoryHistory(territoryId: ${q(it['territory_id'])}) { canEdit } }`,
  },
  {
    call: 'POST /history/last',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) =>
      `query { it: lastHistoryEntry(territoryId: ${q(it['territory_id'])}) { historyId } }`,
  },
  {
    call: 'POST /history/edit',
    who: '3',
    good: {
      territory_id: '9',
      history_id: '90',
      output_number: '1',
      release_date: '2024-01-02',
      return_date: '2024-02-01',
      user_id: '5',
      activity_id: '1',
    },
    ids: ['territory_id', 'history_id', 'user_id'],
    graphql: (it) =>
      `mutation { it: editHistoryEntry(form: { territoryId: ${q(it['territory_id'])}, historyId: ${q(it['history_id'])}, outputNumber: 1, releaseDate: "2024-01-02", returnDate: "2024-02-01", userId: ${q(it['user_id'])}, activityId: "1" }) ${told} }`,
  },
  {
    call: 'POST /history/add',
    who: '3',
    good: {
      territory_id: '9',
      release_date: '2024-03-01',
      return_date: '2024-04-01',
      user_id: '5',
      activity_id: '1',
      action: 'add',
    },
    ids: ['territory_id', 'user_id'],
    graphql: (it) =>
      `mutation { it: addHistoryEntry(form: { territoryId: ${q(it['territory_id'])}, releaseDate: "2024-03-01", returnDate: "2024-04-01", userId: ${q(it['user_id'])}, activityId: "1" }) ${told} }`,
  },
  {
    call: 'POST /history/remove',
    who: '3',
    good: { territory_id: '9', history_id: '90', output_number: '1' },
    ids: ['territory_id', 'history_id'],
    graphql: (it) =>
      `mutation { it: removeHistoryEntry(territoryId: ${q(it['territory_id'])}, historyId: ${q(it['history_id'])}, outputNumber: 1) ${told} }`,
  },
  {
    call: 'POST /territory/add',
    who: '3',
    good: { number: '900', name: 'Rue nouvelle', type_id: '50' },
    ids: ['type_id'],
    graphql: (it) =>
      `mutation { it: addTerritory(form: { number: 900, name: "Rue nouvelle", typeId: ${q(it['type_id'])}, noVisited: false, mapUrl: "", note: "" }) ${told} }`,
  },
  {
    call: 'POST /territory/remove',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) =>
      `mutation { it: removeTerritory(territoryId: ${q(it['territory_id'])}) ${told} }`,
  },
  {
    call: 'POST /territory/type/edit',
    who: '3',
    good: { type_id: '51', long_name: 'Écoles', short_name: 'Éc.' },
    ids: ['type_id'],
    graphql: (it) =>
      `mutation { it: editTerritoryType(typeId: ${q(it['type_id'])}, longName: "Écoles", shortName: "Éc.") ${told} }`,
  },
  {
    call: 'POST /territory/type/remove',
    who: '2',
    good: { type_id: '51' },
    ids: ['type_id'],
    graphql: (it) => `mutation { it: removeTerritoryType(typeId: ${q(it['type_id'])}) ${told} }`,
  },
];
