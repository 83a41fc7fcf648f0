import { afterEach, expect, it, vi } from 'vitest';
import { onceAFrame } from '../../web/parts/map/engine/once-a-frame.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what comes many times in a frame counts once, and never after the end', () => {
  const frames = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    frames.set((last += 1), call);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  const draw = () => {
    const calls = [...frames.values()];
    frames.clear();
    for (const call of calls) call();
  };
  const seen: number[] = [];
  const hover = onceAFrame((x: number) => seen.push(x));
  for (const x of [1, 2, 3]) hover.ask(x);
  expect(seen).toEqual([]);
  draw();
  draw();
  expect(seen).toEqual([3]);
  hover.ask(4);
  draw();
  hover.ask(5);
  hover.stop();
  draw();
  expect(seen).toEqual([3, 4]);
  hover.ask(6);
  draw();
  expect(seen).toEqual([3, 4, 6]);
});
