/** Terminal output of `npm run create-administrator`. */
export const firstAdministratorTexts = {
  congregation: 'Assemblée : ',
  login: 'NOM Prénom : ',
  password: 'Mot de passe (6 caractères au moins, une minuscule, un chiffre ou un signe) : ',
  missing: (variables: readonly string[]) =>
    `Il manque ${variables.join(', ')} : donne-les dans l'environnement, ou lance la commande dans un terminal.`,
  wrong: (variable: string, sentence: string) => `${variable} : ${sentence}`,
  exists: "Il y a déjà un administrateur du site : il ajoute les suivants dans l'application.",
  loginTaken: 'Ce nom est déjà utilisé dans cette assemblée.',
  made: (login: string, congregation: string) =>
    `${login} administre le site, dans l'assemblée ${congregation}. Lance maintenant : DEMO=0 npm start`,
  logged: "Premier administrateur du site créé par la commande d'installation",
} as const;
