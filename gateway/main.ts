import { startGateway } from './gateway.ts';

// A signal during the start is handled after it.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());

const started = startGateway(process.env);
started.then(tell, (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

function tell({ url }: { readonly url: string }): void {
  process.send?.({ ready: true, url });
  process.stdout.write(`gateway ${url}\n`);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const gateway = await started;
  await gateway.stop();
  process.exit(0);
}
