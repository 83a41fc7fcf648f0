/** What the program of a package says at the terminal. */
export const packageTexts = {
  /** @param {string} found */
  oldNode: (found) =>
    `Ce programme a besoin de Node.js 20.19 ou plus récent, et voici la version ${found}. Installe une version récente (nodejs.org), puis recommence.`,
  /**
   * @param {string} program
   * @param {readonly string[]} commands
   */
  usage: (program, commands) =>
    `Utilisation\u202F: ${program} [commande], où la commande est start (d’office), ${commands.join(', ')}.`,
};
