import type { Topic } from './topic.ts';

/** What managers do day by day. */
export const managerTopics: readonly Topic[] = [
  {
    id: 'attribuer',
    title: 'Remettre un {product} à quelqu’un',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvrez [Sortir].',
      'Touchez un ou plusieurs {product}s dans la liste.',
      'Choisissez le [Proclamateur] et l’[Activité]. La [Date de sortie] est déjà celle du jour.',
      'Appuyez sur [Enregistrer].',
    ],
    notes: [
      'Une erreur\u202F? Ouvrez [Annuler une sortie] dans le menu.',
      'Un {product} vient d’être rendu et part chez un autre\u202F? Cochez [Sortir et rentrer des {product}s en seule fois].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Sortir d’un gestionnaire\u202F: un {product}, le proclamateur et le bouton Enregistrer.',
    },
  },
  {
    id: 'reprendre',
    title: 'Reprendre un {product} rendu',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvrez [Attribués].',
      'Sur la ligne du {product}, appuyez sur [Rentrer].',
      'Répondez [Oui] à la question.',
    ],
    notes: [
      'Rendu un autre jour\u202F? Ouvrez [Rentrer] dans le menu et changez la [Date de rentrée].',
    ],
    picture: {
      width: 'desk',
      alt: 'La liste des {product}s attribués. Le bouton Rentrer d’une ligne est entouré.',
    },
  },
  {
    id: 'sursis',
    title: 'Accorder un mois de plus',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvrez [Attribués].',
      'Sur la ligne du {product}, appuyez sur [Sursis].',
      'Répondez [Oui] à la question.',
    ],
    notes: [
      'Les demandes des proclamateurs sont en haut de cet écran\u202F: [Accorder] ou [Refuser].',
      'Le bouton manque quand un sursis n’est pas encore possible.',
    ],
    picture: {
      width: 'desk',
      alt: 'La liste des {product}s attribués. Le bouton Sursis d’une ligne est entouré.',
    },
  },
  {
    id: 'annuler',
    title: 'Annuler une sortie',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvrez [Annuler une sortie].',
      'Touchez le {product} sorti par erreur.',
      'Appuyez sur [Annuler la sortie], puis répondez [Oui].',
    ],
    notes: [
      'L’historique ne garde rien d’une sortie annulée. Pour un {product} rendu, choisissez plutôt [Rentrer].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Annuler une sortie, un {product} choisi. Le bouton est entouré.',
    },
  },
  {
    id: 'reserver',
    title: 'Préparer une réservation',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvrez [Disponibles] et cochez des {product}s.',
      'Appuyez sur [Réservations].',
      'Sous [Nouvelle réservation], choisissez le [Type]\u202F: [Libre service papier], [Libre service en ligne] ou [Événement].',
      'Appuyez sur [Créer].',
    ],
    notes: [
      '[Libre service en ligne]\u202F: les proclamateurs les sortent eux-mêmes, sur ce site.',
      'Pour en changer une, choisissez-la, puis [Afficher], [Écraser], [Vider] ou [Supprimer].',
    ],
    picture: {
      width: 'desk',
      alt: 'Le panneau Réservations, à côté de la liste\u202F: le type, le nom et le bouton Créer.',
    },
  },
  {
    id: 'ajouter',
    title: 'Ajouter un {product}',
    menu: '/t-add',
    steps: [
      'Dans le menu, ouvrez [{product}s], puis [Ajouter].',
      'Le [Numéro] libre est déjà écrit. Écrivez le [Nom] et choisissez le [Type].',
      'Appuyez sur [Créer].',
      'Ajoutez les attributions passées si vous les connaissez, puis appuyez sur [Terminer].',
    ],
    notes: [
      'Beaucoup de {product}s à reprendre\u202F? Un fichier va plus vite\u202F: voyez «\u202FImporter un fichier\u202F».',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Ajouter un {product}\u202F: le numéro, le nom et le type.',
    },
  },
  {
    id: 'corriger',
    title: 'Corriger ou supprimer un {product}',
    menu: '/t-edit',
    steps: [
      'Dans le menu, ouvrez [{product}s], puis [Modifier], et choisissez le {product}.',
      'Appuyez sur [Modifier la fiche].',
      'Corrigez le nom, le type ou la note, puis appuyez sur [Modifier].',
      'Pour corriger une date passée, appuyez sur [Modifier l’historique].',
    ],
    notes: [
      'Pour le supprimer, ouvrez [{product}s], puis [Supprimer]. Son historique et sa carte partent avec lui.',
      'Les types se règlent dans [{product}s], puis [Types].',
    ],
    picture: {
      width: 'desk',
      alt: 'La fiche d’un {product}, ouverte pour être corrigée.',
    },
  },
  {
    id: 'dessiner',
    title: 'Dessiner la carte d’un {product}',
    menu: '/t-add',
    steps: [
      'Sur la fiche du {product}, appuyez sur [Modifier la fiche], puis sur [Dessiner la carte].',
      'Choisissez [Choisir un pâté de maisons], puis touchez les pâtés un à un.',
      'Ou choisissez [Dessiner un polygone], placez les points, puis touchez le premier pour fermer.',
      'Appuyez sur [Enregistrer la carte].',
    ],
    notes: [
      'Une erreur\u202F? [Annuler la dernière modification], autant de fois qu’il le faut.',
      'Une carte existe ailleurs (GeoJSON, KML, KMZ)\u202F? [Importer un GeoJSON].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’éditeur de carte. L’outil des pâtés de maisons et le bouton d’enregistrement sont entourés.',
    },
  },
  {
    id: 'limites',
    title: 'Dessiner les limites de l’assemblée',
    menu: '/c-setting',
    steps: [
      'Dans le menu, ouvrez [Paramètres], puis la partie [Cartes].',
      'Appuyez sur [Dessiner les limites globales].',
      'Dessinez comme pour un {product}, puis appuyez sur [Enregistrer la carte].',
    ],
    notes: [
      'Plus simple\u202F: [Assembler les cartes des {product}s en une carte globale], dès que deux sont dessinés.',
    ],
    picture: {
      width: 'desk',
      alt: 'La partie Cartes des paramètres. Le bouton Dessiner les limites globales est entouré.',
    },
  },
  {
    id: 'imprimer',
    title: 'Imprimer des cartes',
    menu: '/t-exit-cancel',
    steps: [
      'Sur la fiche du {product}, appuyez sur [Imprimer la carte].',
      'Choisissez la [Taille de la carte] et le [Papier].',
      'Appuyez sur [Générer le PDF], puis ouvrez-le.',
      'Dans la fenêtre d’impression, choisissez «\u202F100\u202F%\u202F» ou «\u202FTaille réelle\u202F».',
    ],
    notes: [
      'Plusieurs cartes\u202F? Dans [Disponibles], cochez des {product}s, puis [Imprimer des cartes].',
      'Seuls les {product}s dont la carte est dessinée s’impriment.',
    ],
    picture: {
      width: 'desk',
      alt: 'La fenêtre d’impression\u202F: la taille de la carte, le papier et le bouton Générer le PDF.',
    },
  },
  {
    id: 'proclamateurs',
    title: 'Ajouter un proclamateur',
    menu: '/u-add',
    steps: [
      'Dans le menu, ouvrez [Proclamateurs], puis [Ajouter].',
      'Écrivez le [NOM Prénom], choisissez le [Rôle], et écrivez l’[E-mail] si vous l’avez.',
      'Laissez le [Mot de passe] vide\u202F: le site en crée un.',
      'Appuyez sur [Créer].',
    ],
    notes: [
      'Avec un e-mail, le mot de passe lui est envoyé. Sans e-mail, il s’affiche une seule fois\u202F: notez-le.',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Ajouter un proclamateur\u202F: le nom, le rôle, l’e-mail et le bouton Créer.',
    },
  },
  {
    id: 'modifier-proclamateur',
    title: 'Modifier ou supprimer un proclamateur',
    menu: '/u-list',
    steps: [
      'Dans le menu, ouvrez [Proclamateurs], puis [Liste].',
      'Sur sa ligne, appuyez sur [Modifier].',
      'Changez le nom, le rôle, l’e-mail ou le mot de passe, puis appuyez sur [Modifier].',
    ],
    notes: [
      'Pour le supprimer, appuyez sur [Supprimer] sur sa ligne. Ses attributions passées restent, sans son nom.',
    ],
    picture: {
      width: 'desk',
      alt: 'La liste des proclamateurs. Les boutons d’une ligne sont entourés.',
    },
  },
  {
    id: 'journaux',
    title: 'Qui a fait quoi\u202F?',
    menu: '/log',
    steps: [
      'Dans le menu, ouvrez [Journaux]\u202F: chaque ligne est une action, la plus récente en haut.',
      'Écrivez un nom ou un numéro dans [Rechercher].',
    ],
    picture: {
      width: 'desk',
      alt: 'Le journal de l’assemblée. La recherche est entourée.',
    },
  },
  {
    id: 'parametres',
    title: 'Régler les délais et les rappels',
    menu: '/c-setting',
    steps: [
      'Dans le menu, ouvrez [Paramètres].',
      'Ouvrez une partie\u202F: [Délais], [E-mails automatiques], [Disponibilité en ligne] ou [Cartes].',
      'Changez ce qu’il faut.',
      'Appuyez sur [Enregistrer].',
    ],
    picture: {
      width: 'desk',
      alt: 'Les paramètres, ouverts sur les délais\u202F: la durée d’une sortie et le repos qui suit.',
    },
  },
  {
    id: 'importer',
    title: 'Importer un fichier',
    menu: '/c-setting',
    steps: [
      'Dans le menu, ouvrez [Paramètres], puis [Importer un fichier].',
      'Choisissez le fichier, ou remplissez d’abord un des [Modèles à remplir].',
      'Vérifiez à quoi correspond chaque colonne, puis appuyez sur [Vérifier sans rien enregistrer].',
      'Lisez le rapport. S’il vous convient, importez.',
    ],
    notes: [
      'Ce sujet est pour les administrateurs de l’assemblée.',
      'Un import se défait avec [Annuler cet import].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Importer\u202F: le choix du fichier et les modèles à remplir.',
    },
  },
];
