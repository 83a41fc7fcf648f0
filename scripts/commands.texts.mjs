/** Output of `./territoires` without a command, or with an unknown one. */
export const commandTexts = {
  usage: 'Usage : ./territoires <commande>\n',
  start: 'lance l’application ; Ctrl-C l’arrête',
  version: 'dit la version',
  /** @type {Readonly<Record<string, string>>} */
  purposes: {
    'create-administrator': 'crée le premier administrateur au terminal',
    doctor: 'cherche ce qui ne va pas dans les données',
    archive: 'met une assemblée dans un fichier, ou l’en reprend',
    backup: 'sauvegarde tout le serveur dans un fichier',
    restore: 'reprend une sauvegarde sur un serveur vide',
  },
  /** @param {string} name */
  unknown: (name) => `La commande « ${name} » n’existe pas.\n`,
};
