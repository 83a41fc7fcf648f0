/** An actor under a name that a factory is given; a computed key alone would widen it to any string. */
export function named<const Name extends string, Value>(
  name: Name,
  value: Value,
): Record<Name, Value>;
export function named(name: string, value: unknown) {
  return { [name]: value };
}
