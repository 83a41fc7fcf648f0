import { archiveTexts } from './archive.texts.ts';

interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A defect of an archive, with its file and line; the message is French. */
export class Fault extends Error {
  /** The account of a site administrator can be left out. */
  readonly leaveOutOffered: boolean;

  constructor(reason: string, place?: Place, leaveOutOffered = false) {
    super(place ? archiveTexts.at(place.file, place.line ?? null, reason) : reason);
    this.leaveOutOffered = leaveOutOffered;
  }
}
