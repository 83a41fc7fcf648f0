/**
 * The map of every screen with its engine, whose two halves come at the same time and are evaluated
 * one after the other, so that neither the fetching nor a task becomes longer.
 */
export async function loadMapCanvas() {
  const halves = [import('./engine/layers-engine.ts'), import('./engine/ground-engine.ts')];
  const canvas = import('./MapCanvas.tsx');
  await Promise.all(halves);
  return { default: (await canvas).MapCanvas };
}
