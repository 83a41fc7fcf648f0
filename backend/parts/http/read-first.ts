/**
 * Thrown inside a transaction by work that lacks something slow to read: the transaction is rolled back, `read`
 * runs without it and without its locks, and the work begins again.
 */
export class ReadFirst extends Error {
  override readonly name = 'ReadFirst';
  readonly read: () => Promise<unknown>;

  constructor(read: () => Promise<unknown>) {
    super('To be read outside of the transaction.');
    this.read = read;
  }
}
