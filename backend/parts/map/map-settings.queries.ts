/** Columns common to all maps; `s` are the settings, `p` is the basemap. */
export const settingsColumns = `
    p.id as basemap_provider_id,
    p.url as basemap_url,
    p.name as basemap_name,
    p.copyright_url as basemap_copyright_url,
    p.max_zoom as basemap_max_zoom,
    s.polygon_line,
    s.polygon_line_color,
    s.polygon_line_dash,
    s.polygon_fill_color,
    s.polygon_fill_opacity`;
