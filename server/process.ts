/** Calls `stop` at the first signal, or when the parent is gone, and ends the process after it. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void end());
}

/** Tells the parent process, and whoever reads standard output. */
export function tellReady(program: 'backend' | 'gateway', url: string): void {
  process.send?.({ ready: true, url });
  process.stdout.write(`${program} ${url}\n`);
}

export function exitFailed(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
