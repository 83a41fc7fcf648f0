export interface PolygonSettings {
  readonly polygon_line: boolean;
  readonly polygon_line_color: string;
  readonly polygon_line_dash: 'n' | 's' | 'm' | 'l';
  readonly polygon_fill_color: string;
  readonly polygon_fill_opacity: number;
}

const dashes = { n: null, s: '4 4', m: '10 8', l: '20 12' } as const;
const weight = 3;

/** Polygon style from the settings (B-21). */
export const polygonStyle = (settings: PolygonSettings) => ({
  stroke: settings.polygon_line,
  color: settings.polygon_line_color,
  weight,
  dashArray: dashes[settings.polygon_line_dash],
  fillColor: settings.polygon_fill_color,
  fillOpacity: settings.polygon_fill_opacity,
});
