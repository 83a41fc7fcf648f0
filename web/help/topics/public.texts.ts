import type { Topic } from './topic.ts';

/** What needs no session. */
export const publicTopics: readonly Topic[] = [
  {
    id: 'connexion',
    title: 'Se connecter',
    steps: [
      'Dans [Nom Prénom], écrivez votre nom puis votre prénom, comme l’assemblée les a enregistrés.',
      'Écrivez votre mot de passe. [Afficher] permet de le relire.',
      'Dans [Assemblée], écrivez les premières lettres, puis choisissez dans la liste.',
      'Appuyez sur [Valider].',
    ],
    notes: [
      'Le bouton reste gris tant qu’il manque quelque chose\u202F: la phrase en rouge dit quoi.',
      'La première fois, lisez les règles de confidentialité, puis choisissez [Accepter].',
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
      'Sur l’écran de connexion, appuyez sur [Mot de passe oublié].',
      'Écrivez votre nom, votre prénom et l’e-mail de votre compte, puis choisissez l’assemblée.',
      'Appuyez sur [Valider]. Un e-mail arrive, avec un mot de passe provisoire valable 24 heures.',
      'Connectez-vous avec lui, puis choisissez le vôtre dans [Mon compte].',
    ],
    notes: [
      'Rien n’arrive\u202F? Regardez dans les messages indésirables.',
      'Pas d’e-mail dans votre compte\u202F? Demandez à un gestionnaire, par exemple le préposé aux {product}s.',
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
      'Glissez avec un doigt pour vous déplacer. Écartez deux doigts pour agrandir.',
      'Touchez un repère pour lire ce qu’il dit\u202F: parking, présentoir, salle du Royaume…',
      'Appuyez sur [Itinéraire] pour vous y rendre.',
    ],
    notes: [
      'Avec une souris, tirez la carte et tournez la molette.',
      'Pour donner la carte à votre compagnon de prédication, montrez-lui le code QR. Elle s’ouvre sans mot de passe\u202F: ne la donnez qu’à ceux qui en ont besoin.',
      'La page dit [Page introuvable]\u202F? Le lien n’est plus valable\u202F: demandez-en un nouveau.',
    ],
    picture: {
      width: 'phone',
      alt: 'La carte d’un {product} sur un téléphone\u202F: la zone à parcourir, entourée d’un trait.',
    },
  },
];
