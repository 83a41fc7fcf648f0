export type FaultCode =
  | 'extension'
  | 'tooLarge'
  | 'empty'
  | 'oldExcel'
  | 'brokenWorkbook'
  | 'unpacksTooLarge'
  | 'sheetTooLarge'
  | 'binary'
  | 'openQuote'
  | 'afterQuote'
  | 'tooManyCells'
  | 'tooManyRows'
  | 'onlyHeads'
  | 'invalidMap'
  | 'brokenKml'
  | 'noKmlInside'
  | 'archiveTooLarge'
  | 'webPage'
  | 'onlyLinks'
  | 'onlyLines'
  | 'unreadableCoordinates'
  | 'topoJson'
  | 'esriJson'
  | 'wkb'
  | 'otherProjection'
  | 'metres'
  | 'nothingDrawn'
  | 'tooMuch';

/** Why a file cannot be read, in which of its lines, and the name of what it has instead. */
export interface FileFault {
  readonly code: FaultCode;
  readonly line?: number;
  readonly name?: string;
}

/** Thrown for a file that cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly fault: FileFault;

  constructor(code: FaultCode, line?: number, named?: string) {
    super(code);
    this.fault = {
      code,
      ...(line === undefined ? {} : { line }),
      ...(named === undefined ? {} : { name: named }),
    };
  }
}
