import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A way to a product with little room, which can be cut for pages and service workers alike. */
export interface SlowLine {
  readonly url: string;
  readonly cut: () => void;
  /** It is there again, and no longer slow. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** All connections together bring `bytesPerSecond`. */
export async function slowLine(product: string, bytesPerSecond: number): Promise<SlowLine> {
  const { port } = new URL(product);
  const open = new Set<Socket>();
  let broken = false;
  let room = bytesPerSecond;
  let freeAt = 0;
  const slowly = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        freeAt = Math.max(freeAt, Date.now()) + (chunk.byteLength / room) * 1000;
        setTimeout(done, freeAt - Date.now(), null, chunk);
      },
    });
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (broken) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), 'localhost');
    far.on('error', () => far.destroy());
    near.pipe(far).pipe(slowly()).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        if (socket === near) other.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    cut: () => {
      broken = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      broken = false;
      room = Infinity;
      freeAt = 0;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
