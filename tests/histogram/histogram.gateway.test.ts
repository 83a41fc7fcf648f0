import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

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

const listed = (month: number, prefilter: boolean) =>
  gateway.query(
    `{ histogram(month: ${month}, prefilter: ${prefilter}) {
      total firstReleaseDate campaignColor invitationColor standardColor message messageType
      territories {
        numberName link type totalOutput assignments { color text releaseDate returnDate }
        exited releaseDate returnDate returnDateHuman login activity
        noVisitedIcon noVisitedColor noVisitedText mapLink cssClass
      }
    } }`,
    'a.b.c',
  );

const colours = {
  campaign_color: '#111111',
  invitation_color: '#222222',
  standard_color: '#333333',
};
const asked = () => backend.calls.map(({ method, path, body }) => `${method} ${path} ${body}`);

describe('the histogram', () => {
  it('is requested with months and prefilter, and arrives whole [REST-12, HIST-05, HIST-06, HIST-08, HIST-10]', async () => {
    backend.answerJson({
      success: true,
      total: 1,
      ...colours,
      first_release_date: '2026-01-04',
      message: 'Bonjour.',
      message_type: 'info',
      territories: [
        {
          number_name: 'T3 - Boulevard des Moulins',
          link: '/t-view/3',
          type: 'Commerces',
          total_output: 9,
          assignments: [
            {
              color: '#111111',
              text: '04/01/2026 – … · Campagne',
              release_date: '2026-01-04',
              return_date: null,
            },
          ],
          exited: true,
          release_date: '2026-01-04',
          return_date: '2026-05-04',
          return_date_human: '04/05/2026',
          login: 'DURAND Marie',
          activity: 'Campagne',
          no_visited_icon: 'mdi-account-cancel',
          no_visited_color: '#a3221c',
          no_visited_text: 'Personnes à ne pas visiter',
          map_link: 'http://localhost:4000/map/abc',
          css_class: 'row-late',
        },
      ],
    });

    expect(await listed(12, true)).toEqual({
      data: {
        histogram: {
          total: 1,
          firstReleaseDate: '2026-01-04',
          campaignColor: '#111111',
          invitationColor: '#222222',
          standardColor: '#333333',
          message: 'Bonjour.',
          messageType: 'info',
          territories: [
            {
              numberName: 'T3 - Boulevard des Moulins',
              link: '/t-view/3',
              type: 'Commerces',
              totalOutput: 9,
              assignments: [
                {
                  color: '#111111',
                  text: '04/01/2026 – … · Campagne',
                  releaseDate: '2026-01-04',
                  returnDate: null,
                },
              ],
              exited: true,
              releaseDate: '2026-01-04',
              returnDate: '2026-05-04',
              returnDateHuman: '04/05/2026',
              login: 'DURAND Marie',
              activity: 'Campagne',
              noVisitedIcon: 'mdi-account-cancel',
              noVisitedColor: '#a3221c',
              noVisitedText: 'Personnes à ne pas visiter',
              mapLink: 'http://localhost:4000/map/abc',
              cssClass: 'row-late',
            },
          ],
        },
      },
    });
    expect(asked()).toEqual(['POST /territory/histogram month=12&prefilter=y']);
  });

  it('of a backend that sends only the documented fields is accepted [REST-12]', async () => {
    backend.answerJson({
      success: true,
      total: 1,
      ...colours,
      territories: [
        {
          number_name: 'T3',
          link: '/t-view/3',
          type: 'Commerces',
          total_output: 1,
          assignments: [{ color: '#111111', text: 'en janvier' }],
          exited: false,
          return_date: null,
          return_date_human: null,
          login: null,
          activity: null,
          no_visited_icon: null,
          no_visited_color: null,
          no_visited_text: null,
          map_link: null,
          css_class: null,
        },
      ],
    });

    expect((await listed(13, false)).data).toMatchObject({
      histogram: {
        message: null,
        territories: [
          {
            assignments: [
              { color: '#111111', text: 'en janvier', releaseDate: null, returnDate: null },
            ],
            releaseDate: null,
            returnDate: null,
            returnDateHuman: '',
            login: '',
            cssClass: '',
          },
        ],
      },
    });
    expect(asked()).toEqual(['POST /territory/histogram month=13&prefilter=n']);
  });

  it('requests strips for a number of rows; the others are null [REST-12, HIST-08]', async () => {
    backend.answerJson({
      success: true,
      total: 1,
      ...colours,
      territories: [
        {
          number_name: 'T61',
          link: '/t-view/61',
          type: 'Commerces',
          total_output: 2,
          assignments: null,
          exited: false,
          map_link: null,
        },
      ],
    });
    expect(
      await gateway.query(
        `{ histogram(month: 13, prefilter: false, strips: 60) {
          firstReleaseDate territories { numberName assignments { text } }
        } }`,
        'a.b.c',
      ),
    ).toEqual({
      data: {
        histogram: {
          firstReleaseDate: null,
          territories: [{ numberName: 'T61', assignments: null }],
        },
      },
    });
    expect(asked()).toEqual(['POST /territory/histogram month=13&prefilter=n&strips=60']);
  });

  it('refused is an error with the server’s sentence [HIST-13]', async () => {
    backend.answerJson({ success: false, message: 'Non.', message_type: 'warning' });
    expect(await listed(14, false)).toMatchObject({
      data: { histogram: null },
      errors: [{ message: 'Non.', extensions: { code: 'REFUSED', severity: 'warning' } }],
    });
  });
});

describe('the S-13', () => {
  const sheet = (year = '') =>
    gateway.query(`{ generateS13${year} { filename mime base64 } }`, 'a.b.c');

  it('is a GET, of the present year unless one is given, and arrives whole [REST-13, HIST-02]', async () => {
    const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff bytes', 'latin1');
    backend.answerWith((_call, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Fiche_S13.pdf"',
      });
      response.end(pdf);
    });
    const file = {
      filename: 'Fiche_S13.pdf',
      mime: 'application/pdf',
      base64: pdf.toString('base64'),
    };
    expect(await sheet()).toEqual({ data: { generateS13: file } });
    expect(await sheet('(serviceYear: 2025)')).toEqual({ data: { generateS13: file } });
    expect(asked()).toEqual(['GET /territory/s13 ', 'GET /territory/s13?service_year=2025 ']);
  });

  it('refused says why; a file that is no PDF is a bad answer [HIST-13, GEN-03]', async () => {
    const codes = async () => (await sheet()).errors?.map(({ extensions }) => extensions);
    backend.answerJson({ success: false, message: 'Non.' });
    expect(await codes()).toEqual([{ code: 'REFUSED', severity: 'error' }]);
    backend.answerJson({ success: true });
    expect(await codes()).toEqual([{ code: 'BACKEND_BAD_RESPONSE' }]);
  });

  it('has a preview that a backend may lack [B-63]', async () => {
    const check = () =>
      gateway.query(
        '{ s13Check(serviceYear: 2025) { serviceYears unprintable odd { oddity numberName link text } } }',
        'a.b.c',
      );
    backend.answerJson({
      success: true,
      service_years: [2026, 2025],
      odd: [{ oddity: 'overlap', number_name: 'T3', link: '/t-view/3', text: 'deux fois' }],
    });
    expect(await check()).toEqual({
      data: {
        s13Check: {
          serviceYears: [2026, 2025],
          unprintable: '',
          odd: [{ oddity: 'overlap', numberName: 'T3', link: '/t-view/3', text: 'deux fois' }],
        },
      },
    });
    expect(asked()).toEqual(['GET /territory/s13/check?service_year=2025 ']);
    backend.answerJson({ success: false, message: 'Cette adresse n’existe pas.' }, 404);
    expect((await check()).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BACKEND_BAD_RESPONSE' },
    ]);
  });
});
