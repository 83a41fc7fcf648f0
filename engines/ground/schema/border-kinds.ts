/** Kind and first zoom of a border in the layer `boundaries`, by the least admin level on it. */
export function borderKind(level: number): { readonly kind: string; readonly minZoom: number } {
  if (level <= 2) return { kind: 'country', minZoom: 6 };
  if (level <= 4) return { kind: 'region', minZoom: 6 };
  if (level <= 6) return { kind: 'county', minZoom: 8 };
  return { kind: 'locality', minZoom: 10 };
}
