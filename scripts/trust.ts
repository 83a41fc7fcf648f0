import { runTrust } from '../tests/trust/run.ts';
import { ensureBuilt } from './build.mjs';

// npm run trust [-- part…] [-- --seed n] [-- --only name]
await ensureBuilt();
await runTrust(process.argv.slice(2));
