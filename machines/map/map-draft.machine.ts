import { draft } from '../parts/draft/draft.machine.ts';
import type { MapFeatures } from '#schema/geojson.ts';

/** Keeps what is drawn and not saved; a draft that says what the loaded map says is none (spec 1 §5; OWN-03). */
export const mapDraftMachine = draft<MapFeatures, MapFeatures>('mapDraft');
