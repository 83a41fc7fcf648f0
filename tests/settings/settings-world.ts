import { expect } from 'vitest';
import { aCongregation, aUser } from '../support/builders.ts';
import { told } from '../support/generic-fields.ts';
import type { World } from '../support/world.ts';

let congregations = 0;

/** A new congregation with its manager signed in. */
export async function aManager(
  world: World,
  settings: Record<string, boolean | number | string> = {},
) {
  const id = (congregations += 1);
  await aCongregation(world, { id, name: `Assemblée ${id}`, settings });
  await aUser(world, { id, login: `DEMO Gestion ${id}`, congregation: id, role: 3 });
  const token = await world.signIn(`DEMO Gestion ${id}`, id);
  const view = async () => (await world.call('GET /congregation/setting/view', { token })).body;
  const edit = async (form: Record<string, string | readonly string[]> = {}) =>
    (await world.call('POST /congregation/setting/edit', { token, form: { ...asSent, ...form } }))
      .body;
  const logged = () =>
    world.read('select number_name, login, action, css_class from event_logs order by id', id);
  return { id, token, view, edit, logged };
}

export const fresh = {
  standard_period: 4,
  campaign_period: 2,
  stand_period: 1,
  standard_period_before_stood: 4,
  campaign_period_before_stood: 1,
  pre_warning: 1,
  sendmail: false,
  bypass_no_visited: false,
  restrict_exits: false,
  restrict_returns: false,
  restrict_activities: false,
  activity_ids: [],
  online_automatic_return: false,
  basemap_provider_id: 1,
  polygon_line: true,
  polygon_line_color: '#3388ff',
  polygon_line_dash: 'l',
  polygon_fill_color: '#3388ff',
  polygon_fill_opacity: 0.1,
  build_maps_puzzle: false,
  forget_names_years: 0,
  unvisited_reconfirm_years: 3,
  end_map_links: false,
};
/** The same settings as the form sends them. */
export const asSent = {
  standard_period: '4',
  campaign_period: '2',
  stand_period: '1',
  standard_period_before_stood: '4',
  campaign_period_before_stood: '1',
  pre_warning: '1',
  sendmail: 'n',
  bypass_no_visited: 'n',
  restrict_exits: 'n',
  restrict_returns: 'n',
  restrict_activities: 'n',
  activity_ids: '',
  online_automatic_return: 'n',
  basemap_provider_id: '1',
  polygon_line: 'y',
  polygon_line_color: '#3388ff',
  polygon_line_dash: 'l',
  polygon_fill_color: '#3388ff',
  polygon_fill_opacity: '0.1',
  build_maps_puzzle: 'n',
};
export const version = expect.stringMatching(/^[\da-f]{32}$/);
export const saved = { ...told('Paramètres enregistrés.'), version };
