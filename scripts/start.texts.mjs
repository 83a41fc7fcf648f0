/** Output of `npm start`. */
export const startTexts = {
  /** @param {string} address */
  ready: (address) => `\n  L’application est prête\u202F: ${address}\n`,
  demo: '  Comptes de démonstration (mot de passe\u202F: demo2026)\n',
  demoHead: ['Nom de connexion', 'Assemblée', 'Rôle'],
  stop: '\n  Ctrl+C pour arrêter.\n',
  notYetAccepted: ', confidentialité à accepter',
};

/** Demo accounts (docs/demo-data.md): name, congregation, role, privacy rules accepted. */
export const demoSignIns = [
  { login: 'DEMO Administrateur', congregation: 'Monaco', role: 'Administrateur du site' },
  { login: 'DEMO Responsable', congregation: 'Monaco', role: 'Administrateur de l’assemblée' },
  { login: 'DEMO Gestionnaire', congregation: 'Monaco', role: 'Gestionnaire' },
  { login: 'DEMO Ancien', congregation: 'Monaco', role: 'Ancien' },
  { login: 'DEMO Proclamateur', congregation: 'Monaco', role: 'Proclamateur' },
  { login: 'DEMO Proclamatrice', congregation: 'Monaco', role: 'Proclamateur' },
  { login: 'DEMO Nouveau', congregation: 'Monaco', role: 'Proclamateur', newcomer: true },
  { login: 'DEMO Voisin', congregation: 'Beausoleil', role: 'Administrateur de l’assemblée' },
  { login: 'DEMO Voisine', congregation: 'Beausoleil', role: 'Proclamateur' },
];
