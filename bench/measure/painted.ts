export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves after the next frame was painted: a message posted in a frame arrives after it. */
export async function painted(): Promise<number> {
  await frame();
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
  });
  port2.postMessage(null);
  await arrived;
  return performance.now();
}
