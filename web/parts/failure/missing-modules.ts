const missing = new WeakSet<object>();

/** Remembers which errors mean that a module could not be loaded: no network, or a new release (OWN-49). */
export function watchModules(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export const isMissingModule = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);
