export const accessTexts = {
  login: 'Nom',
  congregation: 'Assemblée',
  password: 'Mot de passe',
  address: 'Adresse',
  once: 'Ce mot de passe ne sera plus affiché.',
  line: (term: string, text: string) => `${term}\u202F: ${text}`,
  print: 'Imprimer',
} as const;
