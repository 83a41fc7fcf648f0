import type { Topic } from './topic.ts';

/** What the administrators of the site do. */
export const siteTopics: readonly Topic[] = [
  {
    id: 'assemblees',
    title: 'Ajouter une assemblée',
    menu: '/c-admin',
    steps: [
      'Dans le menu, ouvrez [Assemblées].',
      'Appuyez sur [Ajouter une assemblée].',
      "Écrivez le [Nom de l'assemblée] et [Informations de contact].",
      'Appuyez sur [Enregistrer].',
    ],
    notes: ['[Importer une archive] refait une assemblée exportée d’ici ou d’ailleurs.'],
    picture: {
      width: 'desk',
      alt: 'La liste des assemblées. Le bouton Ajouter une assemblée est entouré.',
    },
  },
  {
    id: 'fonds-de-carte',
    title: 'Apporter un fond de carte',
    menu: '/c-admin',
    steps: [
      'Dans le menu, ouvrez [Assemblées], puis descendez à [Fonds de carte].',
      'Appuyez sur [Apporter un fond de carte].',
      'Choisissez le [Fichier], la [Zone] et le [Nom du fond], puis appuyez sur [Apporter].',
      'Quand il est prêt, appuyez sur [Modifier] et cochez les assemblées qui dessinent dessus.',
    ],
    picture: {
      width: 'desk',
      alt: 'La fenêtre Apporter un fond de carte\u202F: le fichier, la zone et le nom.',
    },
  },
  {
    id: 'serveur',
    title: 'Surveiller le serveur',
    menu: '/c-admin',
    steps: [
      'Dans le menu, ouvrez [Assemblées], puis [État du serveur].',
      'Lisez d’abord [À regarder]\u202F: ce qui demande votre attention.',
      'Une tâche a échoué\u202F? Appuyez sur [Relancer].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’état du serveur\u202F: le programme, la base de données et les sauvegardes.',
    },
  },
];
