import { archiveTexts } from './archive.texts.ts';

interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A defect of an archive, with its file and line; the message is French. */
export class Fault extends Error {
  constructor(reason: string, place?: Place) {
    super(place ? archiveTexts.at(place.file, place.line ?? null, reason) : reason);
  }
}
