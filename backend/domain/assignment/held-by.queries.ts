/** Whether that person has the territory out at this moment, as SQL; `t` is the territory. */
export const heldBy = (userId: string) => `
  exists (
    select
    from histories h
    where h.congregation_id = t.congregation_id
      and h.territory_id = t.id
      and h.user_id = ${userId}
      and h.return_date is null
  )`;
