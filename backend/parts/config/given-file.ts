import path from 'node:path';

/**
 * Absolute path of a file that was named on the command line, from the folder in which the command was
 * called: npm and the command of install.sh run a program elsewhere, and tell that folder in INIT_CWD
 * (OWN-200).
 */
export const givenFile = (name: string): string =>
  path.resolve(process.env['INIT_CWD'] || '.', name);
