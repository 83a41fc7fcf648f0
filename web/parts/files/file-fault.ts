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
  | 'nothingDrawn'
  | 'tooMuch';

/** Why a file cannot be read, and in which of its lines. */
export interface FileFault {
  readonly code: FaultCode;
  readonly line?: number;
}

/** Thrown for a file that cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly fault: FileFault;

  constructor(code: FaultCode, line?: number) {
    super(code);
    this.fault = line === undefined ? { code } : { code, line };
  }
}
