import type { Topic } from './topic.ts';

/** What managers do day by day. */
export const managerTopics: readonly Topic[] = [
  {
    id: 'attribuer',
    title: 'Remettre un {product} à quelqu’un',
    menu: '/t-exit-cancel',
    steps: [
      'Dans le menu, ouvre [Sortir].',
      'Touche un ou plusieurs {product}s dans la liste.',
      'Choisis le [Proclamateur], avec ce qu’il a déjà en main, et l’[Activité]. La [Date de sortie] est déjà celle du jour.',
      'Appuie sur [Enregistrer]. L’écran est prêt pour le suivant\u202F; au-dessus, ce qui vient de sortir et pour qui.',
    ],
    notes: [
      'Plusieurs à la fois\u202F? Coche-les dans [Disponibles] ou dans [Histogramme], puis appuie sur [Sortir] sous la liste.',
      'Une erreur\u202F? Appuie tout de suite sur [Annuler] dans le message, ou plus tard sur [Annuler une sortie] dans le menu.',
      'Un {product} vient d’être rendu et part chez un autre\u202F? Coche [Sortir et rentrer des {product}s en seule fois].',
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
      'Dans le menu, ouvre [Attribués].',
      'Sur la ligne du {product}, appuie sur [Rentrer].',
      'Réponds [Oui] à la question.',
    ],
    notes: [
      'Une erreur\u202F? Appuie sur [Annuler] dans le message, ou plus tard dans [Derniers actes], en haut de [Journaux]\u202F: tout redevient comme avant.',
      'Plusieurs rendus\u202F? Coche-les, puis appuie sur [Rentrer] sous la liste.',
      'Rendu un autre jour\u202F? Ouvre [Rentrer] dans le menu et change la [Date de rentrée].',
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
      'Dans le menu, ouvre [Attribués].',
      'Sur la ligne du {product}, appuie sur [Sursis].',
      'Réponds [Oui] à la question.',
    ],
    notes: [
      'Les demandes des proclamateurs sont en haut de cet écran\u202F: [Accorder] ou [Refuser]. Leur nombre est dans le menu, à côté de [Attribués].',
      'Plusieurs à la fois\u202F? Coche-les, puis appuie sur [Sursis] sous la liste.',
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
      'Dans le menu, ouvre [Annuler une sortie].',
      'Touche le {product} sorti par erreur.',
      'Appuie sur [Annuler la sortie], puis réponds [Oui].',
    ],
    notes: [
      'L’historique ne garde rien d’une sortie annulée. Pour un {product} rendu, choisis plutôt [Rentrer].',
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
      'Dans le menu, ouvre [Disponibles] et coche des {product}s.',
      'Appuie sur [Réserver], sous la liste. Le samedi qui vient est proposé\u202F; choisis un autre jour ou écris un autre [Nom].',
      'Pour un libre service, choisis le [Type]\u202F: [Libre service papier] ou [Libre service en ligne].',
      'Appuie sur [Créer].',
    ],
    notes: [
      '[Libre service en ligne]\u202F: les proclamateurs les sortent eux-mêmes, sur ce site.',
      'Le nom dit aussi pour qui\u202F: «\u202FSamedi 5 décembre, Marc\u202F».',
      'Pour en changer une, choisis-la dans [Réservations], puis [Afficher], [Écraser], [Vider] ou [Supprimer].',
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
      'Dans le menu, ouvre [{product}s], puis [Ajouter].',
      'Le [Numéro] libre est déjà écrit. Écris le [Nom] et choisis le [Type].',
      'Appuie sur [Créer].',
      'Ajoute les attributions passées si tu les connais, puis appuie sur [Terminer].',
    ],
    notes: [
      'Sa carte tout de suite\u202F? [Créer et dessiner] ouvre l’éditeur. Plusieurs à la suite\u202F? [Créer un autre], à côté de [Terminer].',
      'Beaucoup de {product}s à reprendre\u202F? Un fichier va plus vite\u202F: vois «\u202FImporter un fichier\u202F».',
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
      'Dans le menu, ouvre [{product}s], puis [Modifier], et choisis le {product}.',
      'Appuie sur [Modifier la fiche].',
      'Corrige le nom, le type ou la note, puis appuie sur [Modifier].',
      'Pour corriger une date passée, appuie sur [Modifier l’historique].',
    ],
    notes: [
      'Pour le supprimer, ouvre [{product}s], puis [Supprimer]. Son historique et sa carte partent avec lui.',
      'Les types se règlent dans [{product}s], puis [Types].',
      'Rentré par erreur\u202F? Dans l’historique, appuie sur [Rouvrir].',
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
      'Sur la fiche du {product}, appuie sur [Modifier la fiche], puis sur [Dessiner la carte].',
      'Choisis [Choisir un pâté de maisons], puis touche les pâtés un à un.',
      'Ou choisis [Dessiner un polygone], place les points, puis touche le premier pour fermer.',
      'Appuie sur [Enregistrer la carte].',
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
      'Dans le menu, ouvre [Paramètres], puis la partie [Cartes].',
      'Appuie sur [Dessiner les limites globales].',
      'Dessine comme pour un {product}, puis appuie sur [Enregistrer la carte].',
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
      'Sur la fiche du {product}, appuie sur [Imprimer la carte].',
      'Choisis la [Taille de la carte] et le [Papier].',
      'Appuie sur [Générer le PDF], puis ouvre-le.',
      'Dans la fenêtre d’impression, choisis «\u202F100\u202F%\u202F» ou «\u202FTaille réelle\u202F».',
    ],
    notes: [
      'Plusieurs cartes\u202F? Dans [Disponibles], coche des {product}s, puis [Imprimer des cartes].',
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
      'Dans le menu, ouvre [Proclamateurs], puis [Ajouter].',
      'Écris le [NOM Prénom], choisis le [Rôle], et écris l’[E-mail] si tu l’as.',
      'Laisse le [Mot de passe] vide\u202F: le site en crée un.',
      'Appuie sur [Créer].',
    ],
    notes: [
      'Avec un e-mail, le mot de passe lui est envoyé, si le site envoie des e-mails. Sinon, une carte l’affiche une seule fois, avec le nom et l’adresse\u202F: [Copier] ou [Imprimer], puis remets-la.',
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
      'Dans le menu, ouvre [Proclamateurs], puis [Liste].',
      'Touche son nom\u202F: sa page dit ce qu’il a et ce qu’il a eu. [Attribuer un {product}] lui en donne un.',
      'Sur sa ligne, appuie sur [Modifier].',
      'Change le nom, le rôle, l’e-mail ou le mot de passe, puis appuie sur [Modifier].',
    ],
    notes: [
      'Un nouveau mot de passe s’affiche une seule fois, à copier ou à imprimer\u202F: remets-le à la personne.',
      'Sur sa page, [Carte de connexion] imprime un code qui ouvre son compte une fois, sur son téléphone, sans mot de passe\u202F: remets-la en main propre.',
      'Pour le supprimer, appuie sur [Supprimer] sur sa ligne. Ses attributions passées restent, sans son nom.',
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
      'Dans le menu, ouvre [Journaux]\u202F: chaque ligne est une action, la plus récente en haut.',
      'Écris un nom ou un numéro dans [Rechercher].',
    ],
    notes: [
      'Ce que tu as fait depuis douze heures s’annule dans [Derniers actes], en haut de cet écran ou du tableau de bord.',
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
      'Dans le menu, ouvre [Paramètres].',
      'Ouvre une partie\u202F: [Délais], [E-mails automatiques], [Disponibilité en ligne] ou [Cartes].',
      'Change ce qu’il faut.',
      'Appuie sur [Enregistrer].',
    ],
    notes: [
      'Dans [Cartes], [À la rentrée d’un {product}, changer le lien de sa carte] fait que celui qui a rendu un {product} ne peut plus ouvrir sa carte. Le suivant trouve le nouveau lien dans [Mes {product}s]\u202F; une carte imprimée est à imprimer de nouveau, son code QR ne sert plus.',
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
      'Dans le menu, ouvre [Paramètres], puis [Importer un fichier].',
      'Choisis le fichier, ou remplis d’abord un des [Modèles à remplir].',
      'Vérifie à quoi correspond chaque colonne, puis appuie sur [Vérifier sans rien enregistrer].',
      'Lis le rapport. Pour ce qui existe déjà, il montre chaque valeur avant et après. S’il te convient, importe.',
    ],
    notes: [
      'Ce sujet est pour les administrateurs de l’assemblée.',
      'Sous [À confirmer], rien n’est importé tant que tu ne coches pas\u202F: par exemple une carte qui remplace l’ancienne sous un autre nom, ou qui se trouve loin des autres.',
      'Une carte remplacée se compare avec l’ancienne\u202F: ouvre ses limites dans le rapport.',
      'Un {product} sans nom reçoit son numéro comme nom provisoire.',
      'Le rapport se garde avec [Enregistrer le rapport].',
      'Les colonnes choisies pour un fichier sont reprises pour le suivant du même genre\u202F: [Proposer de nouveau] revient à ce que le site devine.',
      'Si la liste n’a pas de titres, désactive [La première ligne contient les titres].',
      'Un import pas encore fini se retrouve après un rechargement de la page\u202F: appuie sur [Le reprendre].',
      'D’une carte, ce qui n’est pas repris est dit au-dessus des colonnes. Si elle tombe loin d’ici, coche [La latitude est écrite en premier].',
      'Un import se défait avec [Annuler cet import].',
    ],
    picture: {
      width: 'desk',
      alt: 'L’écran Importer\u202F: le choix du fichier et les modèles à remplir.',
    },
  },
];
