import { useState, type KeyboardEvent } from 'react';

/** The keys of a field with a list below it: arrows walk, Enter chooses, Escape closes the list. */
export function useListKeys<One>(
  listed: readonly One[],
  on: { readonly onChoose: (one: One) => void; readonly onClose: () => void },
) {
  const [at, setAt] = useState(0);
  const walk = (steps: number) => setAt((at + steps + listed.length) % listed.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const one = listed[at];
    if (one === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter') on.onChoose(one);
    else if (event.key === 'Escape') on.onClose();
    else return;
    // Enter would send a form around, Escape close the dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return { at: Math.min(at, listed.length - 1), goTo: setAt, onKeyDown };
}
