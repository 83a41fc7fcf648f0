/** The body of every actor a machine declares; the web and the tests provide the real one. */
export function toBeProvided(): never {
  throw new Error('This actor has no body of its own: give it with machine.provide({ actors }).');
}
