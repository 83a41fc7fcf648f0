/** A shape as its file has it: the geometry may be anything. */
export interface LooseShape {
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly folder: string;
  /** The name of the file that it lies in. */
  readonly file: string;
}
