import type { Topic } from './topic.ts';

/** What elders read, and managers too. */
export const elderTopics: readonly Topic[] = [
  {
    id: 'attribues',
    title: 'Qui a quel {product}\u202F?',
    menu: '/t-exited',
    steps: [
      'Dans le menu, ouvre [Attribués]\u202F: tout ce qui est sorti, avec le nom et la date.',
      'Écris un nom ou un numéro dans [Rechercher].',
      'Choisis un ordre dans [Trier par], par exemple [À rentrer le].',
      'Touche un {product} pour ouvrir sa fiche.',
    ],
    notes: [
      'En rouge\u202F: la date de rentrée est passée.',
      '[CSV] et [XLSX] donnent la liste à un tableur.',
    ],
    picture: {
      width: 'desk',
      alt: 'La liste des {product}s attribués. La recherche et l’ordre sont entourés.',
    },
  },
  {
    id: 'fiche',
    title: 'La fiche d’un {product}',
    menu: '/t-exited',
    steps: [
      'Dans le menu, ouvre [Détail].',
      'Choisis le {product} en haut\u202F: écris son numéro ou son nom.',
      'Sous [En ce moment]\u202F: qui l’a, depuis quand et jusqu’à quand. Plus bas, [Historique des attributions] dit qui l’a eu avant.',
      'Pour donner sa carte à quelqu’un\u202F: [Partager], [Envoyer par e-mail] ou [Code QR].',
    ],
    picture: {
      width: 'desk',
      alt: 'La fiche d’un {product}\u202F: en haut, qui l’a en ce moment\u202F; à droite, sa carte.',
    },
  },
  {
    id: 'tableau-de-bord',
    title: 'Où en est l’assemblée\u202F?',
    menu: '/t-dashboard',
    steps: [
      'Dans le menu, ouvre [Tableau de bord].',
      'Touche un cercle pour voir les {product}s qu’il compte. Dessous\u202F: ce qui est en retard, à rentrer bientôt, au repos depuis longtemps.',
      'Sous [Si ce rythme se maintient]\u202F: quand tout aura été parcouru.',
      'Sous [Carte des {product}s parcourus], touche [Ancienneté]\u202F: les plus foncés attendent depuis le plus longtemps.',
    ],
    picture: {
      width: 'desk',
      alt: 'Le tableau de bord\u202F: quatre cercles et les sorties des douze derniers mois.',
    },
  },
  {
    id: 's13',
    title: 'Faire la fiche S-13',
    menu: '/t-histogram',
    steps: [
      'Dans le menu, ouvre [Histogramme].',
      'Appuie sur [Générer la fiche S13]\u202F: le PDF de l’année en cours est enregistré.',
      'Pour une autre année, appuie sur [Autre année ou vérification].',
      'Choisis l’[Année de service], lis ce qui est signalé, puis appuie sur [Générer].',
    ],
    notes: ['Ce qui est signalé (une date manquante, par exemple) n’empêche pas de générer.'],
    picture: {
      width: 'desk',
      alt: 'L’histogramme. Le bouton Générer la fiche S13 est entouré.',
    },
  },
];
