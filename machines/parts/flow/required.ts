/**
 * The value that the present state always has, although its type in the context allows null.
 * Throws a TypeError where that is wrong: a defect of ours.
 */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('The context lacks a value that this state needs.');
  return value;
}
