/** Columns common to all maps; `s` are the settings, `p` is the basemap of the settings. */
export const settingsColumns = `
    p.id as basemap_provider_id,
    p.url as basemap_url,
    p.name as basemap_name,
    p.copyright_url as basemap_copyright_url,
    p.max_zoom as basemap_max_zoom,
    case when p.latitude is not null then
      json_build_object('latitude', p.latitude, 'longitude', p.longitude, 'zoom', p.zoom)
    end as basemap_centre,
    (
      select json_build_object(
        'sha256', g.sha256,
        'name', g.name,
        'centre', json_build_object(
          'latitude', g.latitude,
          'longitude', g.longitude,
          'zoom', g.zoom
        )
      )
      from congregations c
      join grounds g on g.id = c.ground_id
      where c.id = s.congregation_id
    ) as own_ground,
    s.polygon_line,
    s.polygon_line_color,
    s.polygon_line_dash,
    s.polygon_fill_color,
    s.polygon_fill_opacity`;
