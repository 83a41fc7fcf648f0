import { existsSync } from 'node:fs';
import { run } from './process.mjs';

/** Whether packages can be installed here without asking anybody. */
export const hasDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages and returns what the tool printed.
 * @param {readonly string[]} packages
 */
export async function fromDebian(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-yq', ...packages], { env });
  return update.output + install.output;
}
