/** Promise.withResolvers, which Node 20 lacks. */
export function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
