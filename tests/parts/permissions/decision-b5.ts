import type { RoleId } from '../../../backend/parts/permissions/permissions.ts';

/** Decision B5, copied by hand: anonymous, then the roles 5, 4, 3, 2, 1; x may, o may within limits, - may not. */
export const matrix = `
  GET /congregation/select                    x x x x x x
  POST /user/auth                             x x x x x x
  POST /user/password/lost                    x x x x x x
  GET /user/rgpdprivacy/view                  - x x x x x
  POST /user/rgpdprivacy/edit                 - x x x x x
  GET /user/menu                              - x x x x x
  GET /map/global/view                        - x x x x x
  GET /user/myaccount/view                    - o o o o o
  POST /user/myaccount/edit                   - o o o o o
  GET /territory/myexited                     - o o o o o
  GET /territory/dashboard                    - - x x x x
  POST /territory/histogram                   - - x x x x
  GET /territory/s13                          - - x x x x
  GET /territory/exited/list                  - - x x x x
  POST /history/reprieve                      - - - x x x
  GET /territory/setting/view/{territory_id}  - - x x x x
  POST /territory/setting/edit                - - - x x x
  GET /map/edit/territory/{territory_id}      - - - x x x
  POST /map/save/territory                    - - - x x x
  POST /map/import/geojson                    - - - x x x
  POST /map/remove/territory                  - - - x x x
  GET /history/view/{territory_id}            - - x x x x
  POST /history/last                          - - - x x x
  POST /history/edit                          - - - x x x
  POST /history/remove                        - - - x x x
  POST /history/add                           - - - x x x
  GET /history/activity                       - x x x x x
  GET /user/list/add                          - - - x x x
  GET /user/list                              - - - x x x
  GET /user/list/entire                       - - - x x x
  GET /user/allowedroles                      - - - o o x
  GET /user/list/editorremove                 - - - o o x
  POST /user/view                             - - - o o x
  POST /user/add                              - - - o o x
  POST /user/edit                             - - - o o x
  POST /user/remove                           - - - o o x
  GET /territory/list                         - - x x x x
  POST /territory/exit/list                   - o o x x x
  GET /territory/id2token/{id}                - o o x x x
  GET /map/info/{token}                       x x x x x x
  POST /territory/exit                        - o o x x x
  GET /territory/return/list                  - o o x x x
  POST /territory/return                      - o o x x x
  GET /territory/returncancel/list            - - - x x x
  POST /territory/exit/cancel                 - - - x x x
  GET /territory/available                    - x x x x x
  GET /booking/list                           - - - x x x
  POST /booking/load                          - - - x x x
  POST /booking/add                           - - - x x x
  POST /booking/overwrite                     - - - x x x
  POST /booking/clean                         - - - x x x
  POST /booking/remove                        - - - x x x
  POST /booking/merge                         - - - x x x
  POST /territory/available/export            - x x x x x
  GET /congregation/setting/view              - - - x x x
  POST /congregation/setting/edit             - - - x x x
  GET /map/global/edit                        - - - x x x
  POST /map/global/save                       - - - x x x
  GET /map/global/remove                      - - - x x x
  POST /map/global/import/geojson             - - - x x x
  GET /territory/type/list                    - - - x x x
  POST /territory/type/add                    - - - - x x
  POST /territory/type/edit                   - - - x x x
  POST /territory/type/remove                 - - - - x x
  POST /territory/add                         - - - x x x
  POST /territory/remove                      - - - x x x
  GET /service/logs                           - - - x x x
  GET /congregation/list                      - - - - - x
  POST /congregation/add                      - - - - - x
  POST /congregation/edit                     - - - - - x
  POST /congregation/remove                   - - - - - x
`
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, anonymous, ...roles] = line.trim().split(/ +/);
    return { call: `${method} ${path}`, anonymous, roles };
  });
export const roleIds: readonly RoleId[] = [5, 4, 3, 2, 1];
