/** Roles by their number on the wire; a lower number has all rights of the higher ones. */
export const roles = {
  siteAdministrator: 1,
  administrator: 2,
  manager: 3,
  elder: 4,
  publisher: 5,
} as const;

export type RoleId = (typeof roles)[keyof typeof roles];

/** Roles as digits; `A` stands for callers without a token. */
const anybody = 'A54321';
export const everyRole = '54321';
export const elders = '4321';
export const managers = '321';
export const administrators = '21';
export const siteAdministrator = '1';

/** Roles allowed to make each call (B-05), in the order of the contract (REST-01 … REST-71). */
export const permissions = {
  'GET /congregation/select': anybody,
  'POST /user/auth': anybody,
  'POST /user/password/lost': anybody,
  'GET /user/rgpdprivacy/view': everyRole,
  'POST /user/rgpdprivacy/edit': everyRole,
  'GET /user/menu': everyRole,
  'GET /map/global/view': everyRole,
  'GET /user/myaccount/view': everyRole,
  'POST /user/myaccount/edit': everyRole,
  'GET /territory/myexited': everyRole,
  'GET /territory/dashboard': elders,
  'POST /territory/histogram': elders,
  'GET /territory/s13': elders,
  'GET /territory/exited/list': elders,
  'POST /history/reprieve': managers,
  'GET /territory/setting/view/{territory_id}': elders,
  'POST /territory/setting/edit': managers,
  'GET /map/edit/territory/{territory_id}': managers,
  'POST /map/save/territory': managers,
  'POST /map/import/geojson': managers,
  'POST /map/remove/territory': managers,
  'GET /history/view/{territory_id}': elders,
  'POST /history/last': managers,
  'POST /history/edit': managers,
  'POST /history/remove': managers,
  'POST /history/add': managers,
  'GET /history/activity': everyRole,
  'GET /user/list/add': managers,
  'GET /user/list': managers,
  'GET /user/list/entire': managers,
  'GET /user/allowedroles': managers,
  'GET /user/list/editorremove': managers,
  'POST /user/view': managers,
  'POST /user/add': managers,
  'POST /user/edit': managers,
  'POST /user/remove': managers,
  'GET /territory/list': elders,
  'POST /territory/exit/list': everyRole,
  'GET /territory/id2token/{id}': everyRole,
  'GET /map/info/{token}': anybody,
  'POST /territory/exit': everyRole,
  'GET /territory/return/list': everyRole,
  'POST /territory/return': everyRole,
  'GET /territory/returncancel/list': managers,
  'POST /territory/exit/cancel': managers,
  'GET /territory/available': everyRole,
  'GET /booking/list': managers,
  'POST /booking/load': managers,
  'POST /booking/add': managers,
  'POST /booking/overwrite': managers,
  'POST /booking/clean': managers,
  'POST /booking/remove': managers,
  'POST /booking/merge': managers,
  'POST /territory/available/export': everyRole,
  'GET /congregation/setting/view': managers,
  'POST /congregation/setting/edit': managers,
  'GET /map/global/edit': managers,
  'POST /map/global/save': managers,
  'GET /map/global/remove': managers,
  'POST /map/global/import/geojson': managers,
  'GET /territory/type/list': managers,
  'POST /territory/type/add': administrators,
  'POST /territory/type/edit': managers,
  'POST /territory/type/remove': administrators,
  'POST /territory/add': managers,
  'POST /territory/remove': managers,
  'GET /service/logs': managers,
  'GET /congregation/list': siteAdministrator,
  'POST /congregation/add': siteAdministrator,
  'POST /congregation/edit': siteAdministrator,
  'POST /congregation/remove': siteAdministrator,
} as const;

/** Calls beyond the contract, used by our own screens, which do without them on other backends. */
export const additions = {
  'GET /territory/s13/check': elders,
  'GET /territory/forecast': elders,
  'GET /territory/trends': elders,
  'GET /territory/agenda': elders,
  'GET /territory/coverage': elders,
  'GET /territory/maps': managers,
  'GET /territory/exit/map': everyRole,
  'GET /map/neighbours/{territory_id}': managers,
  'POST /congregation/archive/export': administrators,
  'POST /congregation/archive/import': siteAdministrator,
  'POST /site/firstadministrator': anybody,
  'GET /onetap/link/{token}': anybody,
  'POST /onetap/link': anybody,
  'GET /onetap/calendar/{token}': anybody,
  'POST /onetap/ask': everyRole,
  'GET /onetap/requests': managers,
  'POST /onetap/grant': managers,
  'POST /onetap/refuse': managers,
  'GET /user/devicekey': everyRole,
  'POST /pocket/fill': everyRole,
  'POST /pocket/act': anybody,
  'POST /pocket/tick': anybody,
  'POST /pocket/check': anybody,
  'GET /user/myaccount/export': everyRole,
  'POST /user/signout': everyRole,
  'GET /user/connection/list': everyRole,
  'POST /user/connection/end': everyRole,
  'POST /user/connection/endall': everyRole,
  'GET /pairing/card/{user_id}': managers,
  'POST /pairing/print': managers,
  'POST /pairing/cancel': managers,
  'POST /pairing/open': anybody,
  'POST /passkey/signin/options': anybody,
  'POST /passkey/signin': anybody,
  'GET /passkey/list': everyRole,
  'POST /passkey/options': everyRole,
  'POST /passkey/add': everyRole,
  'POST /passkey/rename': everyRole,
  'POST /passkey/end': everyRole,
  'POST /secondfactor/signin': anybody,
  'GET /secondfactor/view': everyRole,
  'POST /secondfactor/begin': managers,
  'POST /secondfactor/check': managers,
  'POST /secondfactor/renew': everyRole,
  'POST /secondfactor/keep': everyRole,
  'POST /secondfactor/end': everyRole,
  'GET /secondfactor/person/{user_id}': managers,
  'POST /secondfactor/remove': managers,
  'POST /secondfactor/removal/read': everyRole,
  'GET /secondfactor/demand': administrators,
  'POST /secondfactor/demand': administrators,
  'GET /message/choice/list': everyRole,
  'POST /message/choose': everyRole,
  'POST /message/quiet': everyRole,
  'POST /message/device/add': everyRole,
  'POST /message/device/end': everyRole,
  'GET /territory/unvisited/{territory_id}': everyRole,
  'POST /territory/unvisited/add': managers,
  'POST /territory/unvisited/move': managers,
  'POST /territory/unvisited/reconfirm': managers,
  'POST /territory/unvisited/remove': managers,
  'GET /territory/streets/{territory_id}': everyRole,
  'GET /territory/streets/lines/{territory_id}': everyRole,
  'POST /territory/streets/mark': everyRole,
  'POST /territory/streets/restart': everyRole,
  'POST /territory/streets/share': everyRole,
  'POST /territory/streets/unshare': everyRole,
  'GET /streets/shared/{token}': anybody,
  'GET /streets/shared/map/{token}': anybody,
  'POST /streets/shared/mark': anybody,
  'POST /territory/available/check': everyRole,
  'POST /territory/cards/check': everyRole,
  'POST /territory/cards': everyRole,
  'GET /act/list': managers,
  'POST /act/undo': managers,
  'POST /history/reopen': managers,
  'GET /user/person/{user_id}': managers,
  'POST /import/check': administrators,
  'POST /import/run': administrators,
  'GET /import/list': administrators,
  'POST /import/undo': administrators,
  'GET /ground/search': everyRole,
  'GET /territory/ground/{territory_id}': elders,
  'GET /ground/list': siteAdministrator,
  'POST /ground/upload': siteAdministrator,
  'POST /ground/upload/piece': siteAdministrator,
  'POST /ground/path': siteAdministrator,
  'POST /ground/cancel': siteAdministrator,
  'POST /ground/edit': siteAdministrator,
  'POST /ground/remove': siteAdministrator,
  'GET /server/status': siteAdministrator,
  'POST /server/job/retry': siteAdministrator,
  'POST /audit/file': administrators,
} as const;

export const allowed = { ...permissions, ...additions } as const;

export type DocumentedCallName = keyof typeof permissions;
export type CallName = keyof typeof allowed;

/** Calls without a token. */
export type PublicCallName = {
  [Name in CallName]: (typeof allowed)[Name] extends `A${string}` ? Name : never;
}[CallName];
/** Calls without a token that open nothing, or count their own attempts. */
export const openToAnybody = [
  'GET /congregation/select',
  'POST /user/auth',
  'POST /user/password/lost',
  // Opens nothing: it says of a text that only this server can have signed whether it still stands.
  'POST /pocket/check',
  // Opens nothing: what it answers is worth nothing without a passkey.
  'POST /passkey/signin/options',
  // Counts its attempts as those with a password (OWN-392).
  'POST /secondfactor/signin',
] as const satisfies readonly PublicCallName[];
export type OpenCallName = (typeof openToAnybody)[number];
/** Every other call without a token: it opens something by what nobody can guess (OWN-215). */
export type CapabilityCallName = Exclude<PublicCallName, OpenCallName>;
export type SignedInCallName = Exclude<CallName, PublicCallName>;

/** All that a session may do which still owes the second factor that is demanded (OWN-400). */
export const openInSetUp = [
  'GET /user/rgpdprivacy/view',
  'POST /user/rgpdprivacy/edit',
  'GET /user/menu',
  'POST /user/signout',
  'GET /passkey/list',
  'POST /passkey/options',
  'POST /passkey/add',
  'GET /secondfactor/view',
  'POST /secondfactor/begin',
  'POST /secondfactor/check',
  'POST /secondfactor/keep',
] as const satisfies readonly SignedInCallName[];

export const isOpenInSetUp = (call: SignedInCallName): boolean =>
  openInSetUp.some((open) => open === call);

export const mayCall = (call: CallName, role: RoleId): boolean =>
  allowed[call].includes(String(role));

/** Managers change data, elders only read it (B-03). */
export const manages = (role: RoleId): boolean => role <= roles.manager;

/** Administrators manage territory types (B-03). */
export const administers = (role: RoleId): boolean => role <= roles.administrator;

/** The restrictions of a congregation's settings apply to publishers only. */
export const isPublisher = (role: RoleId): boolean => role === roles.publisher;
