import type { Topic } from './topic.ts';

/** What the administrators of the site do. */
export const siteTopics: readonly Topic[] = [
  {
    id: 'assemblees',
    title: 'Ajouter une assemblée',
    menu: '/c-admin',
    steps: [
      'Dans le menu, ouvre [Assemblées].',
      'Appuie sur [Ajouter une assemblée].',
      'Écris le nom de l’assemblée et [Informations de contact].',
      'Appuie sur [Enregistrer].',
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
      'Dans le menu, ouvre [Assemblées], puis descends à [Fonds de carte].',
      'Appuie sur [Apporter un fond de carte].',
      'Choisis le [Fichier], la [Zone] et le [Nom du fond], puis appuie sur [Apporter].',
      'Quand il est prêt, appuie sur [Modifier] et coche les assemblées qui dessinent dessus.',
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
      'Dans le menu, ouvre [Assemblées], puis [État du serveur].',
      'Lis d’abord [À regarder]\u202F: ce qui demande ton attention.',
      'Une tâche a échoué\u202F? Appuie sur [Relancer].',
      'Pour garder ce que les gestionnaires et les administrateurs ont changé, choisis les jours, puis [Emporter le fichier d’audit].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’état du serveur\u202F: le programme, la base de données et les sauvegardes.',
    },
  },
];
