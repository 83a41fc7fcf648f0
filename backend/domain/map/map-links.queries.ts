/**
 * Another public link for each map of a congregation whose links end with the return of a territory
 * (OWN-180): of those that come out of a file nobody knows which have ended since. The letters are
 * those of map-token.ts, as in `end_map_link()`.
 */
export const renewLinksThatEnd = `
  update territory_maps m
  set token = left(
    translate(
      encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
      '+/',
      '-_'
    ),
    22
  )
  from congregation_settings s
  where s.congregation_id = current_congregation()
    and s.end_map_links
    and m.congregation_id = current_congregation()
  returning m.territory_id`;
