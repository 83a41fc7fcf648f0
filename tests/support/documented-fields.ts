import type { DocumentedCallName } from '../../backend/parts/permissions/permissions.ts';

/** The fields that the documents name in every answer, and after a refusal (spec 2 §2 t-exit and §7). */
const envelope =
  'success message message_type snackbar snackbar_text snackbar_color snackbar_timeout force_create_switch force_booking_overwrite_switch';

const basemap =
  'latitude longitude zoom basemap_max_zoom basemap_url basemap_copyright_url basemap_name geojson_feature polygon_style information_icon parking_icon mobilestand_icon kingdomhome_icon';
const editedMap = `${basemap} information_enable parking_enable mobilestand_enable kingdomhome_enable`;
const noVisited = 'no_visited_icon no_visited_color no_visited_text';
const histogramRow = `number_name link type total_output assignments(color text) exited return_date return_date_human login activity ${noVisited} map_link css_class`;
const listed = 'id number_name icon icon_color return_date_human number name';
const activities = 'activities(id name)';
const roles = 'roles(id description)';
const people = 'users(id login)';

/** What the documents name in the answer to each call, beside the envelope; `name(…)` for what a list holds. */
export const documentedFields = {
  'GET /congregation/select': 'congregations(id name)',
  'POST /user/auth': 'token rgpd_privacy',
  'POST /user/password/lost': '',
  'GET /user/rgpdprivacy/view': 'rgpd_privacy_html',
  'POST /user/rgpdprivacy/edit': '',
  'GET /user/menu':
    'items(type icon title target children(icon title target)) rgpd_privacy congregation_name global_map login',
  'GET /map/global/view': basemap,
  'GET /user/myaccount/view': 'login role_description email subscription rgpd_forget_me',
  'POST /user/myaccount/edit': '',
  'GET /territory/myexited':
    'assigned territories(number_name type map_link release_date release_date_human theoretical_return_date theoretical_return_date_human activity note online css_class)',
  'GET /territory/dashboard': 'stats(percent color style value text target) labels values total',
  'POST /territory/histogram': `total campaign_color invitation_color standard_color territories(${histogramRow})`,
  'GET /territory/s13': '',
  'GET /territory/exited/list': `total reprieve headers territories(${histogramRow} territory_id history_id reprieve_btn)`,
  'POST /history/reprieve': '',
  'GET /territory/setting/view/{territory_id}':
    'territory_id number name type_id types(id long_name) gate no_visited enable_draw_btn note map_link map_drawed can_edit',
  'POST /territory/setting/edit': 'map_link enable_draw_btn map_drawed',
  'GET /map/edit/territory/{territory_id}': editedMap,
  'POST /map/save/territory': 'map_link map_last_coordinates',
  'POST /map/import/geojson': 'map_link',
  'POST /map/remove/territory': '',
  'GET /history/view/{territory_id}':
    'histories(output_number release_date return_date login activity css_class history_id user_id activity_id exited) can_edit',
  'POST /history/last': `history_id output_number release_date return_date exited user_id activity_id ${activities}`,
  'POST /history/edit': '',
  'POST /history/remove': '',
  'POST /history/add': 'output_number release_date show_history',
  'GET /history/activity': activities,
  'GET /user/list/add': people,
  'GET /user/list':
    'users(id login email subscription rgpd_privacy rgpd_forget_me role_id role_description role_color css_class) total',
  'GET /user/list/entire': `${people} number_of_users`,
  'GET /user/allowedroles': roles,
  'GET /user/list/editorremove': people,
  'POST /user/view': `login email role_id ${roles}`,
  'POST /user/add': '',
  'POST /user/edit': '',
  'POST /user/remove': '',
  'GET /territory/list': `territories(${listed})`,
  'POST /territory/exit/list': `manager release_date territories(${listed}) ${activities} enable_online_booking`,
  'GET /territory/id2token/{id}': 'token',
  'GET /map/info/{token}': `${basemap} number_name qrcode map_link info`,
  'POST /territory/exit': 'change_display change_message',
  'GET /territory/return/list': `territories(${listed}) return_date manager`,
  'POST /territory/return': '',
  'GET /territory/returncancel/list': `territories(${listed})`,
  'POST /territory/exit/cancel': '',
  'GET /territory/available': `total territories(territory_id booking_name booking_color booking_icon number_name css_class type return_date return_date_human activity gate ${noVisited} map_link note) can_be_exiteds legends`,
  'GET /booking/list': 'bookings(id name type)',
  'POST /booking/load': 'selected',
  'POST /booking/add': '',
  'POST /booking/overwrite': '',
  'POST /booking/clean': '',
  'POST /booking/remove': '',
  'POST /booking/merge': '',
  'POST /territory/available/export': '',
  'GET /congregation/setting/view':
    'standard_period campaign_period stand_period standard_period_before_stood campaign_period_before_stood pre_warning sendmail cronmail bypass_no_visited restrict_exits restrict_returns restrict_activities activity_ids online_automatic_return basemap_provider_id polygon_line polygon_line_color polygon_line_dash polygon_fill_color polygon_fill_opacity build_maps_puzzle build_maps_puzzle_enable',
  'POST /congregation/setting/edit': '',
  'GET /map/global/edit': editedMap,
  'POST /map/global/save': '',
  'GET /map/global/remove': '',
  'POST /map/global/import/geojson': '',
  'GET /territory/type/list': 'types(id long_name short_name congregation_id) admins',
  'POST /territory/type/add': 'type_id',
  'POST /territory/type/edit': '',
  'POST /territory/type/remove': '',
  'POST /territory/add': 'territory_id',
  'POST /territory/remove': '',
  'GET /service/logs': 'logs(number_name datetime datetime_human login action css_class)',
  'GET /congregation/list': 'congregations(id name contact email_counter)',
  'POST /congregation/add': 'congregation_id',
  'POST /congregation/edit': 'congregation_id',
  'POST /congregation/remove': '',
} as const satisfies Readonly<Record<DocumentedCallName, string>>;

/** An answer without what the documents do not name. */
export function documentedOnly(call: DocumentedCallName, answer: unknown): unknown {
  return reduced(answer, shapeOf(`${envelope} ${documentedFields[call]}`));
}

/** Null: whatever the field holds. */
type Shape = ReadonlyMap<string, Shape | null>;

function shapeOf(written: string): Shape {
  const words = written.match(/[()]|\w+/gu) ?? [];
  const read = (): Shape => {
    const shape = new Map<string, Shape | null>();
    let last = '';
    for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
      if (word === '(') shape.set(last, read());
      else shape.set((last = word), null);
    }
    return shape;
  };
  return read();
}

function reduced(value: unknown, shape: Shape | null): unknown {
  if (shape === null) return value;
  if (Array.isArray(value)) return value.map((it) => reduced(it, shape));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, it]) => {
      const inner = shape.get(name);
      return inner === undefined ? [] : [[name, reduced(it, inner)]];
    }),
  );
}
