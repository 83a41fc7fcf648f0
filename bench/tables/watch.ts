import { fold, holdsEvery, searchWords } from '../../web/parts/table/table.search.ts';
import { frame, painted } from '../measure/painted.ts';
import { benchRows } from './rows.ts';

/** Interface between the bench and both pages. */
interface Watched {
  /** Milliseconds from the start of the work to the frame that shows rows. */
  readonly firstRows: () => Promise<number>;
  /**
   * Waits for the next event of this type; `done` is the expected number of rows, or a selector.
   */
  readonly listen: (type: string, done: number | string) => void;
  /** Milliseconds from that event to the frame that shows its effect. */
  readonly heard: () => Promise<number>;
  /** Duration of each frame while scrolling. */
  readonly scrollFrames: (count: number, step: number) => Promise<readonly number[]>;
  readonly settled: () => Promise<number>;
  readonly found: () => number;
  readonly countOf: (search: string) => number;
}

declare global {
  interface Window {
    bench: Watched;
  }
}

async function paintedOnce(done: () => boolean): Promise<number> {
  while (!done()) await frame();
  return painted();
}

/** The number of rows that the list states. */
function found(): number {
  const status = document.querySelector('[role=status]')?.textContent ?? '';
  return Number(/^[\d\s]+/u.exec(status)?.[0].replaceAll(/\s/gu, '') ?? Number.NaN);
}

const folded = benchRows().map(({ cells }) => cells.map((text) => fold(text)).join('\n'));

let hearing = Promise.resolve(0);

/** `show` renders the list; `scroller` is its scrolling element. */
export function watch(show: () => void, scroller: () => Element | null): void {
  window.bench = {
    found,
    countOf: (search) => folded.filter((row) => holdsEvery(row, searchWords(search))).length,
    settled: async () => {
      await painted();
      return painted();
    },
    firstRows: async () => {
      const start = performance.now();
      show();
      return (await paintedOnce(() => document.querySelector('tbody td') !== null)) - start;
    },
    heard: () => hearing,
    listen: (type, done) => {
      hearing = new Promise((resolve) => {
        const holds = () =>
          typeof done === 'number' ? found() === done : document.querySelector(done) !== null;
        const started = ({ timeStamp }: Event) =>
          void paintedOnce(holds).then((end) => resolve(end - timeStamp));
        window.addEventListener(type, started, { capture: true, once: true });
      });
    },
    scrollFrames: async (count, step) => {
      const element = scroller();
      if (element === null) return [];
      const times: number[] = [];
      let last = await frame();
      for (let at = 0; at < count; at += 1) {
        element.scrollTop += step;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times;
    },
  };
}
