import { aCongregation, aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type Form } from '../support/world.ts';
import { feature, triangle } from './geojson/shapes.ts';

export const drawing = {
  type: 'FeatureCollection',
  features: [
    feature(triangle, { type: 'polygon', desc: ' ' }),
    feature({ type: 'Point', coordinates: [7.42, 43.73] }, { type: 'fontaine', desc: 'Eau' }),
  ],
};
export const encoded = encodeURIComponent(JSON.stringify(drawing));
export const place = { zoom: '15.5', latlng: '43.73|7.42' };

export const multipart = (
  fields: Readonly<Record<string, string>>,
  content?: BlobPart,
  name = 'a.geojson',
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (content !== undefined) form.set('geojson_files', new Blob([content]), name);
  return form;
};

/** Refused in a snackbar that stays. */
export const stays = (sentence: string) => ({
  ...refusal(sentence),
  snackbar: true,
  snackbar_text: sentence,
  snackbar_color: 'error',
  snackbar_timeout: 0,
});

export const told = (snackbar_text: string, snackbar_timeout: number, fields: object = {}) =>
  success({
    snackbar: true,
    snackbar_text,
    snackbar_color: 'success',
    snackbar_timeout,
    ...fields,
  });

/** Two congregations; a manager and an elder of the first, a manager of the second. */
export async function openMapWorld() {
  const world = await openWorld({
    now: '2026-03-15T09:00:00Z',
    publicUrl: 'https://plans.example.org',
  });
  await aCongregation(world, { id: 1, name: 'Monaco', settings: { polygon_line_dash: 'm' } });
  await aCongregation(world, { id: 2, name: 'Port' });
  await aUser(world, { id: 11, login: 'Marie Curie', role: 3 });
  await aUser(world, { id: 12, login: 'Pierre Curie', role: 4 });
  await aUser(world, { id: 21, login: 'Voisin Port', congregation: 2, role: 3 });
  const manager = await world.signIn('Marie Curie');
  const logged = () =>
    world.read<{ number_name: string | null; login: string; action: string; css_class: string }>(
      'select number_name, login, action, css_class from event_logs order by id',
    );
  return {
    world,
    manager,
    elder: await world.signIn('Pierre Curie'),
    neighbour: await world.signIn('Voisin Port', 2),
    logged,
    lastLogged: async () => (await logged()).at(-1),
    save: async (territory: number, form: Form = {}, token = manager) =>
      (
        await world.call('POST /map/save/territory', {
          token,
          form: { territory_id: String(territory), ...place, geojson_feature: encoded, ...form },
        })
      ).body,
    edited: async (territory: number, token = manager) =>
      (
        await world.call('GET /map/edit/territory/{territory_id}', {
          token,
          path: { territory_id: territory },
        })
      ).body,
    remove: async (territory: number, token = manager) =>
      (
        await world.call('POST /map/remove/territory', {
          token,
          form: { territory_id: String(territory) },
        })
      ).body,
    importing: async (
      fields: Readonly<Record<string, string>>,
      content?: BlobPart,
      name?: string,
      token = manager,
    ) =>
      (
        await world.call('POST /map/import/geojson', {
          token,
          body: multipart(fields, content, name),
        })
      ).body,
  };
}

export type MapWorld = Awaited<ReturnType<typeof openMapWorld>>;
