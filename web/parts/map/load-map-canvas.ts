/**
 * A module that draws maps, with the engine, whose two halves come at the same time and are evaluated
 * one after the other, so that neither the fetching nor a task becomes longer.
 */
export async function withEngine<Module>(load: () => Promise<Module>): Promise<Module> {
  const halves = [import('./engine/layers-engine.ts'), import('./engine/ground-engine.ts')];
  const module = load();
  await Promise.all(halves);
  return module;
}

/** The map of every screen. */
export const loadMapCanvas = () =>
  withEngine(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }));
