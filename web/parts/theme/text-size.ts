import { useSyncExternalStore } from 'react';

import { deviceChoice } from './device-choice.ts';

/** How much larger than what the browser is set to: theme.css has it, by the width of the window. */
export type TextSize = 'normal' | 'large' | 'largest';

export const {
  apply: applyTextSize,
  choose: chooseTextSize,
  use: useTextSizeChoice,
} = deviceChoice<TextSize>({
  key: 'text-size',
  choices: ['normal', 'large', 'largest'],
  none: 'normal',
});

/** In pixels. */
const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** No event tells that the size of letters changes; what is measured in it does. */
function subscribe(changed: () => void) {
  const measure = document.createElement('div');
  measure.ariaHidden = 'true';
  Object.assign(measure.style, {
    position: 'absolute',
    width: '1rem',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  document.body.append(measure);
  const observer = new ResizeObserver(changed);
  observer.observe(measure);
  return () => {
    observer.disconnect();
    measure.remove();
  };
}

/** The size of letters of the root in pixels, for code that cannot use rem (OWN-270). */
export const useRootSize = () => useSyncExternalStore(subscribe, rootSize);
