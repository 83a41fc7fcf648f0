/** @typedef {{ name: string, form?: Record<string, string>, what: string, grows?: false }} Call */

/** The twenty hottest calls; those about one row or person do not grow with the territories. */
export const calls = /** @type {readonly Call[]} */ ([
  { name: 'POST /territory/histogram', form: { month: '12' }, what: 'histogram, 12 months' },
  { name: 'POST /territory/histogram', form: { month: '13' }, what: 'histogram, ten years' },
  { name: 'GET /territory/exited/list', what: 'what is out' },
  { name: 'GET /territory/available', what: 'what is in' },
  { name: 'GET /territory/myexited', what: 'my territories' },
  { name: 'GET /territory/dashboard', what: 'dashboard' },
  { name: 'GET /territory/coverage', what: 'map of the dashboard' },
  { name: 'GET /territory/forecast', what: 'forecast' },
  { name: 'POST /territory/exit/list', what: 'what can go out' },
  { name: 'GET /territory/return/list', what: 'what can come back' },
  { name: 'GET /territory/returncancel/list', what: 'what can be cancelled' },
  { name: 'GET /territory/list', what: 'territories to pick' },
  { name: 'GET /service/logs', what: 'log' },
  { name: 'GET /booking/list', what: 'bookings' },
  { name: 'GET /map/global/view', what: 'map of the whole' },
  { name: 'GET /user/list', what: 'publishers', grows: false },
  { name: 'GET /user/list/add', what: 'publishers to pick', grows: false },
  { name: 'GET /user/menu', what: 'menu', grows: false },
  { name: 'GET /history/view/50', what: 'history of one', grows: false },
  { name: 'GET /territory/setting/view/50', what: 'page of one', grows: false },
]);
