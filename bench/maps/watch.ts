import { frame, painted } from '../measure/painted.ts';
import { placesToPick } from './plan.ts';

/** Interface between the bench and both pages. */
interface Watched {
  /** Milliseconds from navigation to the frame that shows all shapes, labels and markers. */
  readonly firstPicture: () => Promise<number>;
  /** The same, with the basemap. */
  readonly wholePicture: () => Promise<number>;
  /** Duration of each frame while panning. */
  readonly panFrames: (count: number, step: number) => Promise<readonly number[]>;
  /** From a click on a territory to its event; infinite if none arrives. */
  readonly picks: (count: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    maps: Watched;
  }
}

interface Page {
  /** Resolves when shapes, labels and markers are drawn. */
  readonly shown: Promise<unknown>;
  /** Resolves when everything is drawn, including the basemap. */
  readonly drawn: Promise<unknown>;
  /** Element that receives mouse events. */
  readonly surface: () => Element;
  /** Resolves at the next pick of a territory. */
  readonly picked: () => Promise<unknown>;
}

const middle = () => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

export function watch({ shown, drawn, surface, picked }: Page): void {
  const first = shown.then(painted);
  const whole = drawn.then(painted);
  const mouse = (type: string, { x, y }: { x: number; y: number }, buttons: number) =>
    surface().dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        view: window,
        clientX: x,
        clientY: y,
        buttons,
        button: 0,
        detail: 1,
      }),
    );
  window.maps = {
    firstPicture: () => first,
    wholePicture: () => whole,
    panFrames: async (count, step) => {
      const times: number[] = [];
      const at = middle();
      mouse('mousemove', at, 0);
      mouse('mousedown', at, 1);
      let last = await frame();
      for (let turn = 0; turn < count; turn += 1) {
        at.x += turn < count / 2 ? step : -step;
        at.y += turn % 2 === 0 ? 1 : -1;
        mouse('mousemove', at, 1);
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      mouse('mouseup', at, 0);
      return times;
    },
    picks: async (count) => {
      const times: number[] = [];
      for (const { x, y } of placesToPick(count)) {
        await painted();
        const at = { x: middle().x + x, y: middle().y + y };
        const missed = new Promise<number>((resolve) => setTimeout(() => resolve(Infinity), 1000));
        const answer = picked().then(() => performance.now());
        const began = performance.now();
        mouse('mousedown', at, 1);
        mouse('mouseup', at, 0);
        mouse('click', at, 0);
        times.push((await Promise.race([answer, missed])) - began);
        // Clicks closer together would count as a double click.
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      return times;
    },
  };
}
