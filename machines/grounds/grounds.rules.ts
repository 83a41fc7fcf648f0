import {
  type Fault,
  firstFault,
  maxLength,
  plainCharacters,
  required,
} from '../parts/fields/fields.rules.ts';
import type { GroundAreaForm } from '#schema/generated.ts';
import { groundMaxKilometres, groundNameMaxLength, groundUploadMaxBytes } from '#schema/limits.ts';

/** What a machine knows of a file: the `File` itself is the browser's. */
export interface ChosenGroundFile {
  readonly name: string;
  readonly size: number;
}

export type GroundFileFault = 'extension' | 'empty' | 'tooLarge' | 'unreadable' | 'notGround';
export type GroundPart = 'all' | 'around' | 'frame';

/** The form: where the file comes from, and which part of it becomes the ground. */
export interface GroundEntries {
  readonly name: string;
  readonly from: 'browser' | 'server';
  readonly path: string;
  readonly part: GroundPart;
  /** Latitude and longitude, as a map copies them. */
  readonly centre: string;
  readonly km: string;
  /** West, south, east and north. */
  readonly frame: string;
}

export const noGroundEntries: GroundEntries = {
  name: '',
  from: 'browser',
  path: '',
  part: 'all',
  centre: '',
  km: '',
  frame: '',
};

const groundFile = /\.(?:osm\.pbf|pmtiles)$/iu;

export function groundFileFault({ name, size }: ChosenGroundFile): GroundFileFault | null {
  if (!groundFile.test(name)) return 'extension';
  if (size === 0) return 'empty';
  return size > groundUploadMaxBytes ? 'tooLarge' : null;
}

/** 'liechtenstein-latest.osm.pbf' becomes 'Liechtenstein'; what no ground is made of names none. */
export function groundNameOf(fileName: string): string {
  if (!groundFile.test(fileName)) return '';
  const plain = fileName
    .replace(groundFile, '')
    .replace(/-(?:latest|\d{6})$/u, '')
    .replaceAll(/[-_]+/gu, ' ')
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1, groundNameMaxLength);
}

export const groundNameFault = (name: string): Fault | null =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(groundNameMaxLength)]);

export const pathFault = (path: string): GroundFileFault | null =>
  groundFile.test(path.trim()) ? null : 'extension';

/** The numbers of a text; a decimal comma reads as a point. */
const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?\d+(?:[.,]\d+)?/gu) ?? []).map((it) => Number(it.replace(',', '.')));

const isPlace = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Whether the centre, the kilometres or the frame of the chosen part cannot be read. */
export function partFaults({ part, centre, km, frame }: GroundEntries) {
  const [latitude, longitude, ...more] = numbersIn(centre);
  const [kilometres] = numbersIn(km);
  const [west, south, east, north, ...others] = numbersIn(frame);
  const around = part === 'around';
  return {
    centre:
      around &&
      (latitude === undefined ||
        longitude === undefined ||
        more.length > 0 ||
        !isPlace(latitude, longitude)),
    km:
      around && !(kilometres !== undefined && kilometres > 0 && kilometres <= groundMaxKilometres),
    frame:
      part === 'frame' &&
      !(
        west !== undefined &&
        south !== undefined &&
        east !== undefined &&
        north !== undefined &&
        others.length === 0 &&
        south < north &&
        west !== east &&
        isPlace(south, west) &&
        isPlace(north, east)
      ),
  };
}

/** The part of the file in the form of the contract. */
export function areaOf({ part, centre, km, frame }: GroundEntries): GroundAreaForm {
  if (part === 'frame') return { bbox: numbersIn(frame).join(','), around: '' };
  if (part === 'all') return { bbox: '', around: '' };
  return { bbox: '', around: [...numbersIn(centre), ...numbersIn(km)].join(',') };
}

/** Whether a ground may be asked for: all but the file. */
export const groundFilled = (entries: GroundEntries): boolean =>
  !groundNameFault(entries.name) &&
  !Object.values(partFaults(entries)).includes(true) &&
  (entries.from === 'browser' || pathFault(entries.path) === null);
