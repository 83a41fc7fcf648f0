import { useSyncExternalStore } from 'react';

let printingSoon = false;

function subscribeToPrinting(onChange: () => void) {
  const paper = matchMedia('print');
  const onPrint = ({ type }: Event) => {
    printingSoon = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
  paper.addEventListener('change', onChange);
  return () => {
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrint);
    paper.removeEventListener('change', onChange);
  };
}

/** True before the browser lays out the printed pages; the media query changes too late and leaves pages empty. */
export const usePrinting = () =>
  useSyncExternalStore(subscribeToPrinting, () => printingSoon || matchMedia('print').matches);
