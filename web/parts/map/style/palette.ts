export interface MapPalette {
  readonly paper: string;
  readonly water: string;
  readonly shore: string;
  readonly park: string;
  readonly wood: string;
  readonly beach: string;
  readonly square: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly mainRoad: string;
  readonly mainRoadEdge: string;
  readonly path: string;
  readonly border: string;
  readonly ink: string;
  readonly faintInk: string;
  readonly halo: string;
}

/** Colours of the basemap, light and dark: paler than anything drawn on it. */
export const mapPalettes: Readonly<Record<'light' | 'dark', MapPalette>> = {
  light: {
    paper: '#f4f0e6',
    water: '#bfd6de',
    shore: '#93b3bf',
    park: '#dde5c9',
    wood: '#cfdbb7',
    beach: '#f0e4c2',
    square: '#faf7ef',
    building: '#e2d9c8',
    buildingEdge: '#d0c4ae',
    road: '#fffdf8',
    roadEdge: '#d8cdb9',
    mainRoad: '#f6e5ba',
    mainRoadEdge: '#d9bf86',
    path: '#c9b99c',
    border: '#9b8aa6',
    ink: '#4b463d',
    faintInk: '#6f675a',
    halo: '#f8f5ed',
  },
  dark: {
    paper: '#20241f',
    water: '#17272f',
    shore: '#2c4853',
    park: '#26301f',
    wood: '#2a3822',
    beach: '#38331f',
    square: '#2a2e28',
    building: '#2e322c',
    buildingEdge: '#3b4038',
    road: '#434840',
    roadEdge: '#191c18',
    mainRoad: '#5d533a',
    mainRoadEdge: '#191c18',
    path: '#545648',
    border: '#7c6c8a',
    ink: '#cdc8ba',
    faintInk: '#a19c8d',
    halo: '#1a1d19',
  },
};
