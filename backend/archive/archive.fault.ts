import { archiveTexts } from './archive.texts.ts';

interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Why an archive is not taken in, and where in it. */
export class Fault extends Error {
  constructor(reason: string, place?: Place) {
    super(place ? archiveTexts.at(place.file, place.line ?? null, reason) : reason);
  }
}
