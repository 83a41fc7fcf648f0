import { systemClock } from '../backend/parts/clock/clock.ts';
import { readCommandConfig } from '../backend/parts/config/config.ts';
import { rotateBackupKey, rotateTokenSecret } from '../backend/rotation/rotation.ts';
import { rotationTexts } from '../backend/rotation/rotation.texts.ts';

const env = process.env;

async function run() {
  const [what, flag, ...rest] = process.argv.slice(2);
  const atOnce = flag === '--at-once';
  const config = readCommandConfig(env);
  const given = { env, config, now: systemClock(config.timeZone).now() };
  if (rest.length === 0 && what === 'token-secret' && (flag === undefined || atOnce))
    return rotateTokenSecret(given, { atOnce });
  if (what === 'backup-key' && flag === undefined) return rotateBackupKey(given);
  return { said: rotationTexts.usage, code: 1 };
}

try {
  const { said, code } = await run();
  if (code === 0) console.log(said);
  else console.error(said);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
