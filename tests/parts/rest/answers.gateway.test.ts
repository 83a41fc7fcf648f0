import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  additions,
  permissions,
  type CallName,
} from '../../../backend/parts/permissions/permissions.ts';
import { askedFields } from '../../support/asked-fields.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url, { operations: 'open' });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const calls = Object.keys({ ...permissions, ...additions }) as readonly CallName[];

const badAnswer = (path: string) => ({
  message: 'The backend answered something else than its contract.',
  path: [path],
  extensions: { code: 'BACKEND_BAD_RESPONSE' },
});

const logged = (since: number) =>
  gateway.logged.slice(since).filter(({ level }) => level === 'error');

const choice = { id: 7, number: 7, name: 'Rue 7', number_name: 'T7 - Rue 7' };
const exitChoices = {
  success: true,
  release_date: '2026-03-15',
  territories: [choice],
  activities: [{ id: 1, name: 'Porte à porte' }],
};
const trends = {
  success: true,
  today: '2026-03-15',
  total: 1,
  first_release: null,
  activities: ['Porte à porte'],
  months: [],
  rest: [],
};

interface Kind {
  readonly kind: string;
  readonly call: string;
  readonly asked: string;
  readonly field: string;
  readonly right: object;
}
const kinds: readonly Kind[] = [
  {
    kind: 'a read by GET',
    call: 'GET /booking/list',
    asked: '{ bookings { id name } }',
    field: 'bookings',
    right: { success: true, bookings: [{ id: 1, name: 'Mardi', type: 'paper' }] },
  },
  {
    kind: 'a read by GET with a token in its path',
    call: 'GET /onetap/calendar/{}',
    asked: '{ dueDateCalendar(token: "xyz") }',
    field: 'dueDateCalendar',
    right: { success: true, calendar: 'BEGIN:VCALENDAR' },
  },
  {
    kind: 'a read that a backend need not know',
    call: 'GET /territory/trends',
    asked: '{ trends { today } }',
    field: 'trends',
    right: trends,
  },
  {
    kind: 'a read by POST',
    call: 'POST /territory/exit/list',
    asked: '{ exitChoices { releaseDate } }',
    field: 'exitChoices',
    right: exitChoices,
  },
  {
    kind: 'a change',
    call: 'POST /territory/type/add',
    asked: 'mutation { addTerritoryType(longName: "Rue", shortName: "R") { __typename } }',
    field: 'addTerritoryType',
    right: { success: true, type_id: 4 },
  },
  {
    kind: 'a change with a file',
    call: 'POST /map/import/geojson',
    asked: `mutation ($file: File!) { importTerritoryMap(
      territoryId: "7", geojsonFile: $file, latitude: 1, longitude: 1) { __typename } }`,
    field: 'importTerritoryMap',
    right: { success: true, map_link: '/map/xyz' },
  },
];

describe.each(kinds)('an answer to $kind', ({ call, asked, field, right }) => {
  const wrongs = Object.entries(right)
    .filter(([name]) => name !== 'success')
    .flatMap(([name, value]): [string, string, object][] => [
      ...(value === null
        ? []
        : [[`without ${name}`, name, { ...right, [name]: undefined }] as [string, string, object]]),
      [`with an object for ${name}`, name, { ...right, [name]: { of: 'DUPONT' } }],
    ]);

  it('as it is documented is read', async () => {
    backend.answerJson(right);
    expect(await gateway.query(asked, 'a.b.c')).not.toHaveProperty('errors');
  });

  it.each(wrongs)(
    '%s shows nothing of it, and the log names call and field',
    async (_, name, wrong) => {
      backend.answerJson(wrong);
      const since = gateway.logged.length;
      const { data, errors } = await gateway.query(asked, 'a.b.c');
      expect(data?.[field] ?? null).toBeNull();
      expect(errors).toEqual([badAnswer(field)]);
      expect(logged(since)).toMatchObject([
        { outcome: 'badAnswer', call, field: name, expected: expect.any(String), msg: 'request' },
      ]);
      expect(JSON.stringify(logged(since))).not.toMatch(/DUPONT|xyz/u);
    },
  );

  it('that is a list is named as a whole', async () => {
    backend.answerJson([right]);
    const since = gateway.logged.length;
    expect((await gateway.query(asked, 'a.b.c')).errors).toEqual([badAnswer(field)]);
    expect(logged(since)).toMatchObject([{ call, expected: 'object' }]);
    expect(logged(since)[0]).not.toHaveProperty('field');
  });
});

describe('a wrong field of a row', () => {
  const ask = async (row: object) => {
    backend.answerJson({ ...exitChoices, territories: [choice, { ...choice, ...row }] });
    const since = gateway.logged.length;
    const answer = await gateway.query(
      '{ exitChoices { territories { id number mapDrawn } } }',
      'a.b.c',
    );
    return { answer, log: logged(since) };
  };

  it.each([
    [{ id: null }, 'territories[1].id', 'id'],
    [{ number: 'sept' }, 'territories[1].number', 'integer'],
    [{ number: 7.5 }, 'territories[1].number', 'integer'],
    [{ number_name: undefined }, 'territories[1].number_name', 'text'],
    [{ return_date_human: [] }, 'territories[1].return_date_human', 'text'],
    [{ map_drawn: 'peut-être' }, 'territories[1].map_drawn', 'boolean'],
  ])('%j is named by its place on the wire', async (row, field, expected) => {
    const { answer, log } = await ask(row);
    expect(answer).toEqual({ data: { exitChoices: null }, errors: [badAnswer('exitChoices')] });
    expect(log).toMatchObject([{ call: 'POST /territory/exit/list', field, expected }]);
  });

  it.each([
    [
      { id: '8', number: '8' },
      { id: '8', number: 8, mapDrawn: false },
    ],
    [{ map_drawn: 'y' }, { id: '7', number: 7, mapDrawn: true }],
    [{ map_drawn: 1 }, { id: '7', number: 7, mapDrawn: true }],
    [{ map_drawn: '0' }, { id: '7', number: 7, mapDrawn: false }],
    [
      { map_drawn: null, number: undefined },
      { id: '7', number: 0, mapDrawn: false },
    ],
  ])('is none where %j is another form of the same', async (row, read) => {
    const { answer } = await ask(row);
    expect(answer).toMatchObject({ data: { exitChoices: { territories: [{}, read] } } });
  });
});

describe('a success without any field', async () => {
  const fields = await askedFields(calls);
  /** Their answers have nothing that must be there. */
  const content = ['availableCheck', 'pairingCard', 'personSecondFactor'];
  /** A file or the stream of changes. */
  const otherwise = ['exportOwnData', 'generateS13'];
  const reads = fields.filter(({ kind, field }) => kind === 'query' && !otherwise.includes(field));

  it.each(reads)('is no answer to $call', async ({ field, call, operation }) => {
    backend.answerJson({ success: true });
    const since = gateway.logged.length;
    const { errors = [] } = await gateway.query(operation, 'a.b.c');
    if (content.includes(field)) return expect(errors).toEqual([]);
    expect(errors).toEqual([badAnswer(field)]);
    expect(logged(since)).toMatchObject([
      { call: call.replaceAll(/\{\w+\}/gu, '{}'), field: expect.any(String) },
    ]);
  });
});
