/** The help page describes only what is built (B-91). */
export const helpTexts = {
  title: 'Aide',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'connexion',
      title: 'Se connecter',
      steps: [
        'Ouvre la page de connexion. Écris ton nom puis ton prénom, comme ils ont été enregistrés par ton assemblée.',
        'Écris ton mot de passe. «\u202FAfficher\u202F» te laisse vérifier ce que tu as écrit.',
        'Dans «\u202FAssemblée\u202F», écris les premières lettres du nom, puis choisis dans la liste.',
        'Appuie sur «\u202FValider\u202F». Le bouton reste gris tant qu’un champ n’est pas bien rempli\u202F: la phrase en rouge dit ce qui manque.',
      ],
      notes: [
        'La toute première fois, lis les règles de confidentialité, puis choisis «\u202FAccepter\u202F» pour continuer. «\u202FRefuser\u202F» te ramène à la connexion.',
        'La session se ferme quand tu choisis «\u202FDéconnexion\u202F», quand tu fermes l’onglet, ou au bout de douze heures.',
      ],
    },
    {
      id: 'mot-de-passe',
      title: 'Mot de passe oublié',
      steps: [
        'Sur la page de connexion, appuie sur «\u202FMot de passe oublié\u202F».',
        'Écris ton nom et ton prénom, l’e-mail enregistré dans ton compte, et choisis ton assemblée.',
        'Un e-mail arrive avec un mot de passe provisoire, valable 24 heures. Regarde aussi dans les messages indésirables.',
        'Connecte-toi avec ce mot de passe, puis choisis-en un nouveau dans «\u202FMon compte\u202F».',
      ],
      notes: [
        'Si aucun e-mail n’est enregistré dans ton compte, demande de l’aide à un gestionnaire (par exemple le préposé aux {product}s).',
      ],
    },
    {
      id: 'mes-territoires',
      title: 'Mes {product}s',
      steps: [
        'C’est l’écran qui s’ouvre après la connexion\u202F: la liste des {product}s qui te sont attribués.',
        'Chaque ligne donne le numéro, la date de sortie et la date de rentrée prévue.',
        'Appuie sur «\u202FCarte\u202F» pour voir le {product} sur sa carte.',
      ],
      notes: [
        'Une ligne est signalée quand la date de rentrée prévue est à moins d’une semaine, puis quand elle est atteinte. Le mot «\u202FBientôt\u202F» ou «\u202FEn retard\u202F» s’affiche.',
        'Si la liste est vide, aucun {product} ne t’est attribué pour le moment.',
      ],
    },
    {
      id: 'carte',
      title: 'Lire une carte',
      steps: [
        'Glisse avec un doigt pour te déplacer, écarte deux doigts pour agrandir. Avec une souris, fais tourner la molette.',
        'Le trait de couleur est la limite du {product}. Les repères montrent les informations, les parkings, le présentoir mobile et la salle du Royaume.',
        'Touche un parking pour ouvrir sa bulle.',
        'Pour donner la carte à ton compagnon de prédication, fais-lui scanner le code QR, ou envoie-lui le lien.',
      ],
      notes: [
        'La carte s’ouvre sans mot de passe par son lien\u202F: ne le donne qu’à ceux qui en ont besoin.',
        'Si la page dit «\u202FPage introuvable\u202F», le lien n’est plus valable. Demandes-en un nouveau.',
      ],
    },
    {
      id: 'compte',
      title: 'Mon compte',
      steps: [
        'Appuie sur ton nom, en haut à droite, puis sur «\u202FMon compte\u202F».',
        'Tu peux y modifier ton mot de passe et ton e-mail, choisir de recevoir les e-mails, et relire les règles de confidentialité.',
        'Appuie sur «\u202FEnregistrer\u202F» pour garder tes modifications.',
        'Sous «\u202FUtilisation de mes données personnelles\u202F», «\u202FTélécharger mes données\u202F» te donne une copie de tout ce que le site sait de toi.',
      ],
      notes: [
        'L’interrupteur rouge demande la suppression de ton compte. Un gestionnaire s’en occupe ensuite.',
      ],
    },
    {
      id: 'attribues',
      title: 'Pour les anciens et les gestionnaires\u202F: {product}s attribués et sursis',
      steps: [
        'Dans le menu, ouvre «\u202FAttribués\u202F»\u202F: tous les {product}s actuellement sortis, avec le proclamateur et la date de rentrée prévue.',
        'Cherche un nom ou un numéro dans la case de recherche\u202F; les accents et les majuscules ne comptent pas. Touche le titre d’une colonne pour trier.',
        'Pour laisser un mois de plus, appuie sur le bouton de sursis de la ligne, puis réponds «\u202FOui\u202F» à la question.',
      ],
      notes: [
        'Le sursis ajoute un mois à la date de rentrée prévue. Le bouton manque quand un sursis n’est pas possible, ou quand ton rôle ne le permet pas.',
        'Quand l’assemblée a dessiné ses limites, un bouton en haut de l’écran les montre sur une carte (sur un écran large seulement).',
      ],
    },
  ],
} as const;
