import { createServer } from 'node:http';

const row = (/** @type {number} */ id) => ({
  territory_id: id,
  history_id: 4000 + id,
  number_name: `T${id} - Rue Grimaldi, côté pair`,
  link: `/t-view/${id}`,
  type: 'Habitations',
  total_output: 17,
  assignments: [
    { color: '#2f5d8c', text: '01/09/2025 - 20/12/2025' },
    { color: '#2f5d8c', text: '03/03/2025 - 28/06/2025' },
  ],
  exited: true,
  release_date: '2026-01-04',
  release_date_human: '04/01/2026',
  return_date: '2026-05-04',
  return_date_human: '04/05/2026',
  login: 'DURAND Marie-Claude',
  activity: 'Porte à porte',
  online: false,
  no_visited_icon: '',
  no_visited_color: '',
  no_visited_text: '',
  map_link: `https://territoires.example.org/map/${'a'.repeat(22)}`,
  css_class: 'row-late',
  reprieve_btn: true,
});

const answers = new Map([
  [
    '/territory/exited/list',
    {
      success: true,
      total: 200,
      reprieve: true,
      headers: [{ text: 'Territoire', value: 'number_name', sortable: true }],
      territories: Array.from({ length: 200 }, (_, index) => row(index + 1)),
    },
  ],
  [
    '/user/menu',
    {
      success: true,
      items: Array.from({ length: 11 }, (_, index) => ({
        type: 'one',
        icon: 'mdi-map-marker-radius',
        title: `Entrée n° ${index + 1}`,
        target: `/t-entree-${index + 1}`,
      })),
      rgpd_privacy: true,
      congregation_name: 'Monaco',
      global_map: true,
      login: 'DEMO Responsable',
    },
  ],
]);
const texts = new Map(
  [...answers].map(([path, body]) => [path, Buffer.from(JSON.stringify(body))]),
);

/** A stub backend with constant answers: a list of 200 rows, an answer of 1 kB. */
const server = createServer((request, response) => {
  const body = texts.get(request.url ?? '') ?? Buffer.from('{"success":false}');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
process.once('disconnect', () => process.exit(0));
