/** SQL expressions shared by lists; `t` is the territory, `m` its drawn map. */
export const numberName = `'T' || t.number || ' - ' || t.name`;

/** Public address of the drawn map, else the linked map's, else null (B-33). */
export const mapLink = (mapsAddress: string) => `coalesce(${mapsAddress} || m.token, t.map_url)`;

export const humanDate = (column: string) => `to_char(${column}, 'DD/MM/YYYY')`;

/** CSS class for overdue and soon due, by the two days of `dueLimits` (B-17). */
export const dueClass = (dueDate: string, lateUntil: string, soonUntil: string) => `
  case
    when ${dueDate} <= ${lateUntil} then 'row-late'
    when ${dueDate} <= ${soonUntil} then 'row-soon'
    else ''
  end`;

/** Whether an assignment is offered a reprieve: to a manager, once it is late or soon due (B-19). */
export const reprieveButton = (dueDate: string, manages: string, soonUntil: string) =>
  `${manages}::boolean and ${dueDate} <= ${soonUntil}::date`;
