import type { Topic } from './topic.ts';

/** What everybody does who is signed in. */
export const publisherTopics: readonly Topic[] = [
  {
    id: 'mes-territoires',
    title: 'Voir mes {product}s',
    menu: '/t-my-exited',
    steps: [
      'Après la connexion, tes {product}s sont là. Sinon, ouvre [Mes {product}s] dans le menu.',
      'Sous le nom, [À rentrer le] dit jusqu’à quand tu le gardes.',
      'Appuie sur [Carte] pour voir où il est.',
      'Appuie sur [Partager] pour envoyer la carte à ton compagnon de prédication.',
    ],
    notes: [
      '[Bientôt]\u202F: il reste moins de huit jours. [En retard]\u202F: la date est passée.',
      'Sous [Sur le terrain], une rue se coche d’un geste, ou [Par côté] si elle a deux côtés dans le {product}.',
      '[Travailler à deux] montre un code\u202F: ton compagnon coche les mêmes rues sur son téléphone, jusqu’à minuit.',
      'La liste est vide\u202F? Aucun {product} ne t’est attribué pour le moment.',
    ],
    picture: {
      width: 'phone',
      alt: 'Un de mes {product}s sur un téléphone\u202F: son nom, sa date de rentrée et ses boutons.',
    },
  },
  {
    id: 'rentrer',
    title: 'Rentrer un {product}',
    menu: '/t-return',
    steps: [
      'Dans le menu, ouvre [Rentrer].',
      'Touche le {product} que tu as fini.',
      'Appuie sur [Rentrer].',
      'Réponds [Oui] à la question.',
    ],
    notes: [
      'Plus court\u202F: dans [Mes {product}s], appuie sur [Rentrer] ou sur [Annoncer la rentrée], sous son nom.',
      'Il n’est pas dans la liste\u202F? Remets-le à un gestionnaire, qui le rentrera.',
    ],
    picture: {
      width: 'phone',
      alt: 'L’écran Rentrer, un {product} choisi. Le bouton Rentrer, en bas, est entouré.',
    },
  },
  {
    id: 'un-mois-de-plus',
    title: 'Garder un {product} plus longtemps',
    menu: '/t-my-exited',
    steps: [
      'Dans le menu, ouvre [Mes {product}s].',
      'Sous le nom du {product}, appuie sur [Un mois de plus].',
      'Un gestionnaire reçoit ta demande et y répond.',
    ],
    notes: ['Ce bouton est aussi dans l’e-mail de rappel\u202F: il s’ouvre sans mot de passe.'],
    picture: {
      width: 'phone',
      alt: 'Un de mes {product}s. Le bouton Un mois de plus est entouré.',
    },
  },
  {
    id: 'sortir',
    title: 'Sortir un {product}',
    menu: '/t-exit',
    steps: [
      'Dans le menu, ouvre [Sortir].',
      'Touche un {product} de la liste, ou de la carte avec [Voir sur la carte]. Pour en trouver un, écris son numéro ou sa rue.',
      'Si tu veux le voir d’abord, appuie sur [Aperçu de la carte].',
      'Choisis l’[Activité], puis appuie sur [Enregistrer].',
    ],
    notes: [
      'Le {product} est ensuite dans [Mes {product}s], avec sa date de rentrée.',
      'La liste est vide\u202F? Demande un {product} à un gestionnaire.',
    ],
    picture: {
      width: 'phone',
      alt: 'L’écran Sortir, un {product} choisi. Le bouton Enregistrer, en bas, est entouré.',
    },
  },
  {
    id: 'disponibles',
    title: 'Voir les {product}s disponibles',
    menu: '/t-available',
    steps: [
      'Dans le menu, ouvre [Disponibles].',
      'Écris un numéro, une rue ou un type dans [Rechercher]. Les accents ne comptent pas.',
      'Pour ne garder que les plus reposés, choisis [Dernière sortie] dans [Trier par].',
      'Pour les emporter sur papier, coches-en, puis appuie sur [Exporter en PDF].',
    ],
    notes: ['[Exporter en PDF] est offert sur un écran large.'],
    picture: {
      width: 'phone',
      alt: 'La liste des {product}s disponibles sur un téléphone, une recherche écrite.',
    },
  },
  {
    id: 'sans-reseau',
    title: 'Mes {product}s sans réseau',
    menu: '/t-my-exited',
    steps: [
      'Sur ton téléphone, ouvre [Mes {product}s].',
      'Sous [Garder mes {product}s sur ce téléphone], appuie sur [Les garder].',
      'Attends [Prêt hors ligne ✓].',
      'Dehors, ouvre le site comme d’habitude\u202F: tes {product}s s’affichent, même sans réseau.',
    ],
    notes: [
      'Quiconque ouvre ce téléphone les verra. [Déconnexion] les efface.',
      'Ce que tu fais sans réseau attend, puis part dès que le réseau revient.',
      'Sur la carte, [Rues] ouvre la liste des rues à cocher, aussi sans réseau.',
    ],
    picture: {
      width: 'phone',
      alt: 'La question Garder mes {product}s sur ce téléphone. Les garder est entouré.',
    },
  },
  {
    id: 'compte',
    title: 'Mon compte',
    menu: '/t-my-exited',
    steps: [
      'Touche ton nom, en haut à droite, puis [Mon compte].',
      'Change ton mot de passe ou ton e-mail.',
      'Appuie sur [Enregistrer].',
    ],
    notes: [
      '[Ajouter cet appareil] fait une clé d’accès\u202F: la prochaine fois, ton empreinte, ton visage ou le code de l’appareil suffit.',
      'Sous [Affichage]\u202F: la [Taille du texte] et l’écran qui s’ouvre en premier, sur cet appareil seulement.',
      '[Recevoir les e-mails automatiques]\u202F: un rappel avant la date de rentrée.',
      '[Déconnecter partout] ferme ton compte sur tous les appareils et supprime leurs clés d’accès, par exemple si un téléphone est perdu.',
      'Sous [Utilisation de mes données personnelles], [Télécharger mes données] donne tout ce que le site sait de toi.',
    ],
    picture: {
      width: 'phone',
      alt: 'L’écran Mon compte sur un téléphone\u202F: nom, rôle, mot de passe et e-mail.',
    },
  },
];
