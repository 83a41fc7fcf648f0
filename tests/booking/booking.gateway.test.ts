import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('available territories and bookings through the gateway', () => {
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

  it('every field of the available list arrives under its own name [AVL-04…06, AVL-08, REST-46]', async () => {
    backend.answerJson({
      success: true,
      total: 2,
      territories: [wireRow, { ...wireRow, ...withoutBooking }],
      can_be_exiteds: [{ legend_id: 1, territory_ids: [12, 13] }],
      legends: [{ id: 1, text: '4 mois', color: '#2f7d4f', css_class: 'row-standard' }],
    });

    expect(await gateway.query(available, 'a.b.c')).toEqual({
      data: {
        availableTerritories: {
          total: 2,
          territories: [
            row,
            { ...row, bookingName: '', bookingColor: '', bookingIcon: '', returnDate: null },
          ],
          exitable: [{ legendId: '1', territoryIds: ['12', '13'] }],
          legends: [{ id: '1', text: '4 mois', color: '#2f7d4f', cssClass: 'row-standard' }],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/available' }]);
  });

  it('the bookings are listed, and displayed as the union of their territories [BOOK-01, BOOK-02, BOOK-06, REST-47, REST-48]', async () => {
    backend.answerWith((call, response) => {
      const bookings = [{ id: 3, name: 'Printemps', type: 'event' }];
      const list = call.path === '/booking/list' ? { bookings } : { selected: [4, 5] };
      response.end(JSON.stringify({ success: true, ...list }));
    });

    expect(
      await gateway.query(
        '{ bookings { id name type } loadBookings(bookingIds: ["3", "8"]) { selected } }',
        'a.b.c',
      ),
    ).toEqual({
      data: {
        bookings: [{ id: '3', name: 'Printemps', type: 'event' }],
        loadBookings: { selected: ['4', '5'] },
      },
    });
    expect(backend.calls).toMatchObject([
      { method: 'GET', path: '/booking/list', body: '' },
      { method: 'POST', path: '/booking/load', body: 'booking_ids=3%2C8' },
    ]);
  });

  it.each([
    [
      'addBooking(bookingType: event, bookingName: "Été", territoryIds: ["1", "2"])',
      '/booking/add',
      { booking_type: 'event', booking_name: 'Été', force_create: 'n', selected: '[1,2]' },
    ],
    [
      'addBooking(bookingType: paper, bookingName: "", territoryIds: ["1"], force: true)',
      '/booking/add',
      { booking_type: 'paper', booking_name: '', force_create: 'y', selected: '[1]' },
    ],
    [
      'overwriteBooking(bookingId: "3", territoryIds: ["1", "2"], force: true)',
      '/booking/overwrite',
      { booking_id: '3', force_booking_overwrite: 'y', selected: '[1,2]' },
    ],
    ['cleanBooking(bookingId: "3")', '/booking/clean', { booking_id: '3' }],
    ['removeBookings(bookingIds: ["3", "4"])', '/booking/remove', { booking_ids: '3,4' }],
    [
      'mergeBookings(bookingIds: ["3", "4"], bookingIdToMerge: "4")',
      '/booking/merge',
      { booking_ids: '3,4', booking_id_to_merge: '4' },
    ],
  ])(
    '%s is one call [BOOK-05, BOOK-09, BOOK-12, BOOK-14, BOOK-17, BOOK-18, REST-49…53, B-25, B-26]',
    async (mutation, path, form) => {
      backend.answerJson({ success: true, snackbar_text: 'Fait.' });

      const answer = await gateway.query(
        `mutation { it: ${mutation} { __typename ... on Done { notice { text } } } }`,
        'a.b.c',
      );

      expect(answer).toEqual({ data: { it: { __typename: 'Done', notice: { text: 'Fait.' } } } });
      expect(
        backend.calls.map(({ method, path: at, body }) => [
          method,
          at,
          Object.fromEntries(new URLSearchParams(body)),
        ]),
      ).toEqual([['POST', path, form]]);
    },
  );

  it('an invalid id is passed on unchanged, for the backend to refuse', async () => {
    backend.answerJson({ success: false, message: 'Non.' });

    await gateway.query(
      'mutation { overwriteBooking(bookingId: "x", territoryIds: ["1e3", "-1", "7"]) { __typename } }',
      'a.b.c',
    );

    expect(new URLSearchParams(backend.calls[0]?.body).get('selected')).toBe('["1e3","-1",7]');
  });

  it('what a PDF cannot print is asked for with its title and rows [OWN-58]', async () => {
    backend.answerJson({ success: true, unprintable: 'Une phrase.' });
    expect(
      await gateway.query(
        '{ availableCheck(pdfTitle: "À sortir", territoryIds: ["1", "2"]) { unprintable } }',
        'a.b.c',
      ),
    ).toEqual({ data: { availableCheck: { unprintable: 'Une phrase.' } } });
    expect(
      backend.calls.map(({ path: at, body }) => [
        at,
        Object.fromEntries(new URLSearchParams(body)),
      ]),
    ).toEqual([['/territory/available/check', { pdf_title: 'À sortir', selected: '[1,2]' }]]);
  });

  const exported = () =>
    gateway.query(
      `mutation { exportAvailable(pdfTitle: "À sortir", territoryIds: ["1", "2"]) {
        __typename
        ... on Pdf { filename mime base64 }
        ... on Refusal { message severity forceOffered }
      } }`,
      'a.b.c',
    );
  const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff bytes', 'latin1');
  const sendPdf = (headers: Record<string, string>, status = 200) =>
    backend.answerWith((_call, response) => {
      response.writeHead(status, { 'content-type': 'application/pdf', ...headers });
      response.end(pdf);
    });

  it.each([
    [
      'attachment; filename="territoire-2026-03-15T09-00-00.pdf"',
      'territoire-2026-03-15T09-00-00.pdf',
    ],
    ["attachment; filename=x.pdf; filename*=UTF-8''secteur-%C3%A9t%C3%A9.pdf", 'secteur-été.pdf'],
    ["attachment; filename=x.pdf; filename*=UTF-8''%E0%A4%A.pdf", 'x.pdf'],
    ['attachment; filename="../../etc/passwd"', '....etcpasswd'],
    ['attachment', ''],
  ])(
    'a PDF arrives whole with its name: %s [AVL-12, REST-54, B-93]',
    async (disposition, filename) => {
      sendPdf({ 'content-disposition': disposition });

      expect(await exported()).toEqual({
        data: {
          exportAvailable: {
            __typename: 'Pdf',
            filename,
            mime: 'application/pdf',
            base64: pdf.toString('base64'),
          },
        },
      });
      expect(
        backend.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
      ).toEqual([{ pdf_title: 'À sortir', selected: '[1,2]' }]);
    },
  );

  it('a refused title is a JSON envelope and counts as data [AVL-11, REST-54]', async () => {
    backend.answerJson({ success: false, message: 'Caractère invalide' });

    expect(await exported()).toEqual({
      data: {
        exportAvailable: {
          __typename: 'Refusal',
          message: 'Caractère invalide',
          severity: 'error',
          forceOffered: null,
        },
      },
    });
  });

  it.each([
    ['a success without a PDF', () => backend.answerJson({ success: true })],
    ['a PDF with another status', () => sendPdf({}, 201)],
    [
      'a page instead of a PDF',
      () =>
        backend.answerWith((_call, response) => {
          response.setHeader('content-type', 'text/html');
          response.end('<h1>It works!</h1>');
        }),
    ],
  ])('%s is a bad answer [GEN-03, GEN-04]', async (_name, misbehave) => {
    misbehave();

    expect((await exported()).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BACKEND_BAD_RESPONSE' },
    ]);
  });

  it('an ended session differs from a refusal of the export [B-93]', async () => {
    backend.answerJson(
      { success: false, message: 'Ta session a expiré\u202F: reconnecte-toi.' },
      401,
    );

    expect((await exported()).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'UNAUTHENTICATED' },
    ]);
  });
});

const wireRow = {
  territory_id: 12,
  booking_name: 'Printemps',
  booking_color: '#2f5d8c',
  booking_icon: 'mdi-calendar',
  number: 12,
  number_name: 'T12 - Rue Grimaldi',
  css_class: 'row-standard',
  type: 'Habitations',
  return_date: '2026-01-04',
  return_date_human: '04/01/2026',
  activity: 'Porte à porte',
  gate: 40,
  no_visited_icon: 'mdi-account-off',
  no_visited_color: '#b3422e',
  no_visited_text: 'NPV',
  map_link: 'http://localhost:4000/map/abc',
  note: 'Code 12A',
};

const withoutBooking = {
  booking_name: null,
  booking_color: null,
  booking_icon: null,
  return_date: null,
};

const row = {
  territoryId: '12',
  bookingName: 'Printemps',
  bookingColor: '#2f5d8c',
  bookingIcon: 'mdi-calendar',
  number: 12,
  numberName: 'T12 - Rue Grimaldi',
  cssClass: 'row-standard',
  type: 'Habitations',
  returnDate: '2026-01-04',
  returnDateHuman: '04/01/2026',
  activity: 'Porte à porte',
  gate: 40,
  noVisitedIcon: 'mdi-account-off',
  noVisitedColor: '#b3422e',
  noVisitedText: 'NPV',
  mapLink: 'http://localhost:4000/map/abc',
  note: 'Code 12A',
};

const available = `{
  availableTerritories {
    total
    territories {
      territoryId bookingName bookingColor bookingIcon number numberName cssClass type returnDate
      returnDateHuman activity gate noVisitedIcon noVisitedColor noVisitedText mapLink note
    }
    exitable { legendId territoryIds }
    legends { id text color cssClass }
  }
}`;
