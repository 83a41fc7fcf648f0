import { exitFailed, onSignal, tellReady } from '#server/process.ts';
import { startGateway } from './gateway.ts';

// A signal during the start is handled after it.
onSignal(async () => (await started).stop());

const started = startGateway(process.env);
started.then(({ url }) => tellReady('gateway', url), exitFailed);
