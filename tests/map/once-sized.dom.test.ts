import { expect, it, vi } from 'vitest';
import { onceSized } from '#web/parts/map/engine/once-sized.ts';

/** An element that the test gives a size, and whoever observes it. */
function anElement(width: number, height: number) {
  const size = { width, height };
  const element = document.createElement('div');
  Object.defineProperties(element, {
    clientWidth: { get: () => size.width },
    clientHeight: { get: () => size.height },
  });
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #look: () => void;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe() {
        observers.add(this.#look);
      }
      disconnect() {
        observers.delete(this.#look);
      }
    },
  );
  const become = (wide: number, high: number) => {
    Object.assign(size, { width: wide, height: high });
    for (const look of observers) look();
  };
  return { element, observers, become };
}

it('what has a size begins at once, and nobody watches it [OWN-226]', () => {
  const { element, observers } = anElement(600, 400);
  const begin = vi.fn();
  onceSized(element, begin);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});

it('what is in a closed dialog or a folded panel begins when it is seen, once [OWN-226]', () => {
  const { element, observers, become } = anElement(0, 0);
  const begin = vi.fn();
  onceSized(element, begin);
  become(600, 0);
  expect(begin).not.toHaveBeenCalled();
  become(600, 400);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});

it('what goes away before it was seen never begins [OWN-226]', () => {
  const { element, observers, become } = anElement(0, 0);
  const begin = vi.fn();
  onceSized(element, begin)();
  expect(observers.size).toBe(0);
  become(600, 400);
  expect(begin).not.toHaveBeenCalled();
});
