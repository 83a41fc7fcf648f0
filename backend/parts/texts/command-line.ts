const program = process.env['COMMAND'];

/** How a command is called here: by npm in a checkout, by the program's name where it was unpacked. */
export const commandLine = (name: string, words = ''): string =>
  [program ? `${program} ${name}` : `npm run ${name}${words && ' --'}`, words]
    .filter(Boolean)
    .join(' ');
