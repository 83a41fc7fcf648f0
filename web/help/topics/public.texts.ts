import type { Topic } from './topic.ts';

/** What needs no session. */
export const publicTopics: readonly Topic[] = [
  {
    id: 'connexion',
    title: 'Se connecter',
    steps: [
      'Dans [Nom Prénom], écris ton nom puis ton prénom, comme l’assemblée les a enregistrés.',
      'Écris ton mot de passe. [Afficher] permet de le relire.',
      'Dans [Assemblée], écris les premières lettres, puis choisis dans la liste.',
      'Appuie sur [Valider].',
    ],
    notes: [
      'Le bouton reste gris tant qu’il manque quelque chose\u202F: sous un champ quitté trop tôt, une phrase en rouge dit quoi.',
      'La première fois, lis les règles de confidentialité, puis choisis [Accepter].',
      'Sans mot de passe\u202F: [Se connecter sans mot de passe] demande ton empreinte, ton visage ou le code de l’appareil, une fois qu’il est ajouté dans [Mon compte].',
      'Une carte de connexion, donnée par un gestionnaire, ouvre ton compte une fois\u202F: vise son carré avec l’appareil photo.',
      'La connexion se ferme avec [Déconnexion], avec l’onglet, ou au bout de douze heures.',
    ],
    picture: {
      width: 'phone',
      alt: 'L’écran de connexion, rempli. Le bouton Valider est entouré.',
    },
  },
  {
    id: 'mot-de-passe',
    title: 'Mot de passe oublié',
    steps: [
      'Sur l’écran de connexion, appuie sur [Mot de passe oublié].',
      'Écris ton nom, ton prénom et l’e-mail de ton compte, puis choisis l’assemblée.',
      'Appuie sur [Valider]. Un e-mail arrive, avec un mot de passe provisoire valable 24 heures.',
      'Connecte-toi avec lui, puis choisis le tien dans [Mon compte].',
    ],
    notes: [
      'Rien n’arrive\u202F? Regarde dans les messages indésirables.',
      'Pas d’e-mail dans ton compte, ou un site qui n’en envoie pas\u202F? Demande un nouveau mot de passe à un gestionnaire, par exemple le préposé aux {product}s.',
    ],
    picture: {
      width: 'phone',
      alt: 'La fenêtre du mot de passe oublié\u202F: nom, e-mail et assemblée, puis le bouton Valider.',
    },
  },
  {
    id: 'carte',
    title: 'Lire une carte',
    steps: [
      'Le trait de couleur est la limite du {product}.',
      'Glisse avec un doigt pour te déplacer. Écarte deux doigts pour agrandir.',
      'Touche un repère pour lire ce qu’il dit\u202F: parking, présentoir, salle du Royaume…',
      'Appuie sur [Itinéraire] pour t’y rendre.',
    ],
    notes: [
      'Avec une souris, tire la carte et tourne la molette.',
      'Pour donner la carte à ton compagnon de prédication, montre-lui le code QR. Elle s’ouvre sans mot de passe\u202F: ne la donne qu’à ceux qui en ont besoin.',
      'La page dit [Page introuvable]\u202F? Le lien n’est plus valable\u202F: demandes-en un nouveau.',
    ],
    picture: {
      width: 'phone',
      alt: 'La carte d’un {product} sur un téléphone\u202F: la zone à parcourir, entourée d’un trait.',
    },
  },
];
