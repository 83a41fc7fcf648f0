/** How the operator calls the commands: from the package (scripts/territoires.mjs), else with npm. */
const launcher = process.env['LAUNCHER'];

/** The command by its name, without arguments; `start` without demo data. */
export function commandOf(name: string): string {
  if (launcher) return `${launcher} ${name}`;
  return name === 'start' ? 'DEMO=0 npm start' : `npm run ${name}`;
}

/** The command as it is typed with arguments. */
export const commandWith = (name: string, given: string): string =>
  `${commandOf(name)}${launcher ? '' : ' --'} ${given}`;
