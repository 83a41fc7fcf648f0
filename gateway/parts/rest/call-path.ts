/** The path of a call, and its pattern for the log: paths hold tokens and what people typed. */
export interface CallPath {
  readonly path: string;
  readonly pattern: string;
}

/** `path\`/map/info/${token}\``: what is filled in is encoded, and stays one segment. */
export const path = (parts: TemplateStringsArray, ...values: readonly string[]): CallPath => ({
  path: String.raw({ raw: parts }, ...values.map(encodeURIComponent)),
  pattern: parts.join('{}'),
});

/** A path without anything filled in but its query. */
export const callPath = (given: string | CallPath): CallPath =>
  typeof given === 'string' ? { path: given, pattern: given.split('?', 1).join('') } : given;
