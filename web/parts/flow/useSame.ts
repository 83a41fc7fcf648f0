import { useState } from 'react';

/** What is read anew again and again stays the same as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  const changed = same !== value && JSON.stringify(same) !== JSON.stringify(value);
  if (changed) setSame(value);
  return changed ? value : same;
}
