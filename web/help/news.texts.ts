export interface News {
  /** As in package.json; 'à venir' for what no version has yet. */
  readonly version: string;
  readonly sentences: readonly string[];
}

/** What is new, for those who use the site; CHANGELOG.md is for developers. The newest stands first. */
export const news: readonly News[] = [
  {
    version: '0.3.0',
    sentences: [
      'L’aide montre chaque tâche pas à pas, avec une image. Le lien [Aide], à côté du titre d’un écran, ouvre le bon sujet.',
      'Tes {product}s restent lisibles sans réseau, si tu le veux\u202F: carte, rues, date et code QR.',
      'Les rues d’un {product} se cochent sur sa carte, même sans réseau. [Itinéraire] montre le chemin, [Ma position] suit tes pas.',
      'Une rue se coche aussi [Par côté], et [Travailler à deux] ouvre les mêmes rues à la personne qui t’accompagne.',
      'Un {product} se rentre, ou se garde un mois de plus, directement dans [Mes {product}s].',
      'Le site s’installe sur le téléphone comme une application.',
      'Le nom et l’assemblée peuvent être retenus sur cet appareil, jamais le mot de passe.',
      'Dans [Mon compte], [Mes connexions] dit où ton compte est ouvert et permet de le fermer partout.',
      'Les couleurs sont claires, sombres, ou celles de l’appareil\u202F: choisis-les dans le menu.',
      'Une sortie, une rentrée, un sursis ou une réservation faits par erreur s’annulent tout de suite, dans le message qui les confirme.',
      'Une nouvelle assemblée est guidée dans ses premiers pas.',
    ],
  },
  {
    version: '0.2.0',
    sentences: [
      'Les cartes s’impriment à l’échelle, seules ou à plusieurs sur une feuille.',
      'Un rappel par e-mail permet de rentrer un {product} d’un seul geste, sans se connecter.',
      'Le tableau de bord dit quand tout aura été parcouru.',
      'Un registre tenu ailleurs s’importe, et un import se défait.',
    ],
  },
];
