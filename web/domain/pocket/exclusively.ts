/** Runs work while nobody else on this device, no other tab and no worker, sends, clears, fills or empties. */
export const exclusively = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('poche', work);
