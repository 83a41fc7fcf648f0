import type { Topic } from './topic.ts';

/** A code after the password, of those in charge. */
export const secondFactorTopics: readonly Topic[] = [
  {
    id: 'second-facteur',
    title: 'Protéger mon compte par un second facteur',
    menu: '/c-setting',
    steps: [
      'Touche ton nom, en haut à droite, puis [Mon compte].',
      'Sous [Second facteur], appuie sur [Ajouter un second facteur].',
      'Vise le carré avec une application de codes de ton téléphone, puis écris le code à six chiffres qu’elle montre.',
      'Note les dix codes de secours, loin du téléphone, puis appuie sur [Je les ai notés].',
    ],
    notes: [
      'Ensuite, le site demande un code après le mot de passe. Une clé d’accès suffit à elle seule\u202F: [Se connecter sans mot de passe].',
      'Téléphone perdu\u202F? Appuie sur [Utiliser un code de secours]. Sans codes non plus, quelqu’un qui a plus de droits que toi appuie sur [Supprimer le second facteur] sur ta page.',
      'Un administrateur peut le demander à tous les gestionnaires et administrateurs, dans [Paramètres]\u202F: [Demander un second facteur]. Chacun a sept jours\u202F; ensuite, il ne peut plus entrer sans l’ajouter d’abord.',
    ],
    picture: {
      width: 'phone',
      alt: 'La carte Second facteur de Mon compte. Ajouter un second facteur est entouré.',
    },
  },
];
