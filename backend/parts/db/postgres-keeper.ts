import { type Place, type Server, stopServer } from './postgres-server.ts';

/** Ends within so many milliseconds after which the server is given up. */
const mostEnds = 5;
const within = 60_000;

interface Keeping {
  /** Starts the server again, on the same port. */
  readonly again: () => Promise<Server>;
  readonly place: Pick<Place, 'folder'>;
  readonly onDeath: (reason: string) => void;
  /** Told of each end that a new start follows. */
  readonly onRestart: (reason: string) => void;
}

/** Starts a server again whenever it ends without having been stopped (OWN-82). */
export function keepServing(
  first: Server,
  { again, place, onDeath, onRestart }: Keeping,
): { readonly stop: () => Promise<void> } {
  let server = first;
  let stopping = false;
  const watching = watch();

  async function watch(): Promise<void> {
    let ends: readonly number[] = [];
    for (;;) {
      await server.ended;
      if (stopping) return;
      const said = `The PostgreSQL server in ${place.folder} has ended`;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < within), now];
      if (ends.length >= mostEnds)
        return onDeath(`${said} five times within a minute. ${server.lastWords()}`);
      onRestart(`${said} and is started again.`);
      try {
        server = await again();
      } catch (error) {
        return onDeath(`${said}. ${error instanceof Error ? error.message : String(error)}`);
      }
      if (stopping) await stopServer(server.process);
    }
  }

  return {
    stop: async () => {
      stopping = true;
      await stopServer(server.process);
      await watching;
    },
  };
}
