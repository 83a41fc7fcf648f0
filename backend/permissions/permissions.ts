/**
 * Who may make which call (decision B5): A without a token, 5 Proclamateur, 4 Ancien, 3 Gestionnaire,
 * 2 Administrateur de l'assemblée, 1 Administrateur du site. The order is that of the contract (REST-01 … REST-71).
 */
export const permissions = {
  'GET /congregation/select': 'A54321',
  'POST /user/auth': 'A54321',
  'POST /user/password/lost': 'A54321',
  'GET /user/rgpdprivacy/view': '54321',
  'POST /user/rgpdprivacy/edit': '54321',
  'GET /user/menu': '54321',
  'GET /map/global/view': '54321',
  'GET /user/myaccount/view': '54321',
  'POST /user/myaccount/edit': '54321',
  'GET /territory/myexited': '54321',
  'GET /territory/dashboard': '4321',
  'POST /territory/histogram': '4321',
  'GET /territory/s13': '4321',
  'GET /territory/exited/list': '4321',
  'POST /history/reprieve': '321',
  'GET /territory/setting/view/{territory_id}': '4321',
  'POST /territory/setting/edit': '321',
  'GET /map/edit/territory/{territory_id}': '321',
  'POST /map/save/territory': '321',
  'POST /map/import/geojson': '321',
  'POST /map/remove/territory': '321',
  'GET /history/view/{territory_id}': '4321',
  'POST /history/last': '321',
  'POST /history/edit': '321',
  'POST /history/remove': '321',
  'POST /history/add': '321',
  'GET /history/activity': '54321',
  'GET /user/list/add': '321',
  'GET /user/list': '321',
  'GET /user/list/entire': '321',
  'GET /user/allowedroles': '321',
  'GET /user/list/editorremove': '321',
  'POST /user/view': '321',
  'POST /user/add': '321',
  'POST /user/edit': '321',
  'POST /user/remove': '321',
  'GET /territory/list': '4321',
  'POST /territory/exit/list': '54321',
  'GET /territory/id2token/{id}': '54321',
  'GET /map/info/{token}': 'A54321',
  'POST /territory/exit': '54321',
  'GET /territory/return/list': '54321',
  'POST /territory/return': '54321',
  'GET /territory/returncancel/list': '321',
  'POST /territory/exit/cancel': '321',
  'GET /territory/available': '54321',
  'GET /booking/list': '321',
  'POST /booking/load': '321',
  'POST /booking/add': '321',
  'POST /booking/overwrite': '321',
  'POST /booking/clean': '321',
  'POST /booking/remove': '321',
  'POST /booking/merge': '321',
  'POST /territory/available/export': '54321',
  'GET /congregation/setting/view': '321',
  'POST /congregation/setting/edit': '321',
  'GET /map/global/edit': '321',
  'POST /map/global/save': '321',
  'GET /map/global/remove': '321',
  'POST /map/global/import/geojson': '321',
  'GET /territory/type/list': '321',
  'POST /territory/type/add': '21',
  'POST /territory/type/edit': '321',
  'POST /territory/type/remove': '21',
  'POST /territory/add': '321',
  'POST /territory/remove': '321',
  'GET /service/logs': '321',
  'GET /congregation/list': '1',
  'POST /congregation/add': '1',
  'POST /congregation/edit': '1',
  'POST /congregation/remove': '1',
} as const;

/** Beyond the contract: what our own screens may ask, too. They do without where a backend has none of it. */
export const additions = {
  'GET /territory/s13/check': '4321',
  'GET /territory/forecast': '4321',
  'GET /territory/coverage': '4321',
  'GET /map/neighbours/{territory_id}': '321',
  'POST /congregation/archive/export': '21',
  'POST /congregation/archive/import': '1',
  'GET /onetap/link/{token}': 'A54321',
  'POST /onetap/link': 'A54321',
  'GET /onetap/calendar/{token}': 'A54321',
  'GET /onetap/requests': '321',
  'POST /onetap/grant': '321',
  'POST /onetap/refuse': '321',
  'GET /user/myaccount/export': '54321',
  'POST /territory/cards/check': '54321',
  'POST /territory/cards': '54321',
  'POST /import/check': '21',
  'POST /import/run': '21',
  'GET /import/list': '21',
  'POST /import/undo': '21',
} as const;

export const allowed = { ...permissions, ...additions } as const;

export type DocumentedCallName = keyof typeof permissions;
export type CallName = keyof typeof allowed;
export type RoleId = 1 | 2 | 3 | 4 | 5;

/** Calls that need no token. */
export type PublicCallName = {
  [Name in CallName]: (typeof allowed)[Name] extends `A${string}` ? Name : never;
}[CallName];
export type SignedInCallName = Exclude<CallName, PublicCallName>;

export const mayCall = (call: CallName, role: RoleId): boolean =>
  allowed[call].includes(String(role));

/** Managers act, elders only read (B-03). */
export const manages = (role: RoleId): boolean => role <= 3;

/** Administrators add and remove types (B-03). */
export const administers = (role: RoleId): boolean => role <= 2;
