import { requestsTexts } from '../domain/assignment/requests.texts.ts';
import { whenUsed } from '../parts/texts/when-used.ts';

const list = whenUsed(() => new Intl.ListFormat('fr-FR'));

export const pocketTexts = {
  title: 'Mes {product}s sur ce téléphone',
  site: 'Ouvrir le site',
  none: 'Rien n’est gardé sur ce téléphone. Connecte-toi, puis choisis «\u202FGarder mes {product}s sur ce téléphone\u202F».',
  noneHeld: 'Aucun {product} ne t’est attribué.',
  allReturned: 'Tu as tout rentré\u202F: il ne reste aucun {product} à garder ici.',
  cleared: `Le téléphone a effacé ce qui était gardé\u202F: il manquait de place, ou un réglage le demande. Connecte-toi pour le reprendre.`,
  ended: `Ce téléphone a été déconnecté\u202F: ce qui y était gardé est effacé. Connecte-toi pour le reprendre.`,
  expired: 'Effacé après 30 jours sans contact avec le site. Connecte-toi pour le reprendre.',
  left: 'Effacé quand tu t’es déconnecté. Connecte-toi, puis choisis «\u202FGarder mes {product}s sur ce téléphone\u202F».',
  switchedOff:
    'Tu as choisi de ne rien garder sur ce téléphone. Tu peux changer d’avis sous la liste de tes {product}s.',
  notFilled:
    'Rien n’est encore gardé sur ce téléphone\u202F: la première mise à jour n’est pas arrivée jusqu’au bout.',
  unreadable: `Ce navigateur ne laisse rien garder sur ce téléphone\u202F: fenêtre privée, ou réglage qui l’interdit.`,
  offline: (at: string) => `Hors ligne, à jour ${at}`,
  unreachable: (at: string) => `Le site ne répond pas, à jour ${at}`,
  online: (at: string) => `À jour ${at}`,
  actsWait: (count: number) =>
    count === 1 ? '1 action attend le réseau' : `${count} actions attendent le réseau`,
  seeActs: 'Voir',
  clock: `L’heure de ce téléphone est fausse\u202F: les retards affichés peuvent l’être aussi. Ce que tu fais sera compté au bon jour.`,
  due: (day: string) => `À rentrer le ${day}`,
  late: 'En retard',
  soon: 'Bientôt',
  note: 'Note',
  map: 'Voir la carte',
  mapOf: (name: string) => `Voir la carte de ${name}`,
  backToList: 'Retour',
  qrcode: 'Code QR',
  qrcodeOf: (name: string) => `Code QR de ${name}`,
  ready: 'Prêt hors ligne ✓',
  readyWithout: 'Prêt hors ligne ✓ (sans le fond de carte, qui vient d’un autre site)',
  noMap: 'Sans carte dessinée',
  groundEnds: 'Plus loin, le fond de carte n’est pas gardé sur ce téléphone.',
  acts: {
    returns: 'Rentrer',
    asksReturn: requestsTexts.returned,
    asksMonth: requestsTexts.month,
  },
  ticks: { done: 'Fait', again: 'À refaire', left: 'Sans marque' },
  ticked: (mark: string, street: string, territory: string) =>
    `${mark}\u202F: ${street}, ${territory}`,
  streets: 'Rues',
  percent: (percent: number) => `${percent}\u202F%`,
  closeStreets: 'Fermer',
  ticksWait: (count: number) =>
    count === 1 ? '1 coche attend le réseau.' : `${count} coches attendent le réseau.`,
  noTicks:
    'Ces rues ne peuvent pas être cochées maintenant\u202F: une rentrée attend, ou il faut se connecter pour mettre à jour ce téléphone.',
  of: (one: string, other: string) => `${one}\u202F: ${other}`,
  queue: 'Ce que tu as fait ici',
  states: {
    waiting: 'Attend le réseau',
    sending: 'Envoi en cours',
    settled: 'Compté',
    refused: 'Refusé',
    conflict: 'Pas compté',
  },
  doneAt: (at: string) => `Fait ${at}`,
  answeredAt: (at: string) => `réponse ${at}`,
  clear: 'Effacer',
  clearOf: (what: string) => `Effacer ${what}`,
  clearEnded: 'Effacer ce qui est terminé',
  sendNow: 'Envoyer maintenant',
  serverFailed: `Le serveur n’a pas répondu comme prévu\u202F: rien n’est perdu, l’envoi sera refait. Recharge la page si cela dure.`,
  notKept: `Ce téléphone n’a pas pu noter cette action\u202F: rien n’est parti. Libère de la place, ou fais-la sur le site.`,

  keep: 'Garder mes {product}s sur ce téléphone',
  keepWhy:
    'Leur carte avec les lieux à ne pas visiter, leur date et leur code QR s’ouvriront sans réseau et sans mot de passe. Quiconque ouvre ce téléphone les verra. Ton nom n’y est pas.',
  keepYes: 'Les garder',
  keepNo: 'Non merci',
  keepHint: 'Visibles sans réseau et sans mot de passe, effacés à la déconnexion.',
  wifi: 'Seulement en Wi-Fi',
  reading: 'Encore un instant… Ce qui s’ouvre sans réseau est mis de côté, puis relu.',
  filling: 'Encore un instant… Tes {product}s et leurs cartes arrivent.',
  updating: 'Mise à jour en cours',
  notUpdated: 'Pas de mise à jour cette fois\u202F: ce qui est gardé reste.',
  lacks: {
    site: 'les pages du site',
    data: 'tes {product}s',
    grounds: 'le fond d’une carte',
  },
  lacking: (what: readonly string[]) =>
    what.length === 0
      ? 'Pas encore prêt hors ligne\u202F: ce téléphone n’a pas pu relire ce qu’il garde.'
      : `Pas encore prêt hors ligne\u202F: il manque ${list().format(what)}.`,
  withNetwork: 'La suite viendra avec le réseau.',
  withSignIn: 'Connecte-toi pour la suite.',
  goOn: 'Continuer maintenant',
  kept: (count: number, at: string, size: string) =>
    `Prêt hors ligne ✓ ${count === 1 ? '1 {product}' : `${count} {product}s`}, ${at}, ${size}`,
  keptNone: (at: string) => `Rien à garder pour le moment, vu ${at}`,
  waitingForWifi: 'La mise à jour attend le Wi-Fi.',
  see: 'Les voir comme sans réseau',
  troubles: {
    full: 'Plus de place sur ce téléphone\u202F: tes {product}s ne s’ouvriront pas tous sans réseau. Libère de la place, puis réessaie.',
    forbidden:
      'Ce navigateur ne laisse rien garder sur ce téléphone\u202F: fenêtre privée, ou réglage qui l’interdit.',
  },
  retry: 'Réessayer',
} as const;
