import { runTrust } from '../tests/trust/run.ts';

// npm run trust [-- part…] [-- --seed n]
await runTrust(process.argv.slice(2));
