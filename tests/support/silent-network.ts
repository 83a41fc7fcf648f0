import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can lose its open connections without a packet that says so. */
export interface SilentNetwork {
  /** The connection string, by this way. */
  readonly connectionString: string;
  /** Open connections carry nothing any more, and stay open; new ones work. */
  readonly lose: () => void;
  /** Open connections are closed, and new ones too, until it is mended. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Resolves when a client says this, whose connection brings no answer any more. */
  readonly unanswered: (words: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function silentNetwork(connectionString: string): Promise<SilentNetwork> {
  const target = new URL(connectionString);
  const open = new Set<Socket>();
  let broken = false;
  let unheard: { readonly words: string; readonly said: () => void } | null = null;
  const server = createServer((near) => {
    if (broken) {
      near.on('error', () => undefined);
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    near.on('data', (chunk: Buffer) => {
      if (!unheard || !chunk.includes(unheard.words)) return;
      far.unpipe(near);
      unheard.said();
    });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(connectionString);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: way.href,
    lose: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.removeAllListeners('data');
        socket.resume();
      }
    },
    cut: () => {
      broken = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      broken = false;
    },
    unanswered: (words) =>
      new Promise((said) => {
        unheard = { words, said };
      }),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
