/** SQL of columns that several lists show; `t` is the territory, `m` its drawn map. */
export const numberName = `'T' || t.number || ' - ' || t.name`;

/** The drawn map's own page, else the address of a map elsewhere, else null (B-33). */
export const mapLink = (mapsAddress: string) => `coalesce(${mapsAddress} || m.token, t.map_url)`;

export const humanDate = (column: string) => `to_char(${column}, 'DD/MM/YYYY')`;

/** Late and soon by the two days of `dueLimits` (B-17). */
export const dueClass = (dueDate: string, lateUntil: string, soonUntil: string) => `
  case
    when ${dueDate} <= ${lateUntil} then 'row-late'
    when ${dueDate} <= ${soonUntil} then 'row-soon'
    else ''
  end`;
