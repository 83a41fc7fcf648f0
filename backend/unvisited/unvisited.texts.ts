export const unvisitedTexts = {
  unknownTerritory: 'Ce {product} n’existe pas.',
  notHeld: 'Les lieux à ne pas visiter se voient quand le {product} t’est attribué.',
  gone: 'Ce lieu n’est plus noté\u202F: quelqu’un d’autre l’a retiré.',
  changedMeanwhile:
    'Quelqu’un d’autre a changé ce lieu entre-temps\u202F: regarde où il est maintenant.',
  unreadablePosition: 'La position n’a pas pu être lue\u202F: rien n’est enregistré.',
  noLimits: 'Dessine d’abord les limites de ce {product}.',
  outside: 'Ce lieu est hors des limites du {product}.',
  tooMany: 'Pas plus de {most} lieux par {product}.',
  notedAlready: 'Un lieu est déjà noté ici.',
  added: 'Lieu noté.',
  moved: 'Lieu déplacé.',
  reconfirmed: 'Lieu confirmé à la date d’aujourd’hui.',
  removed: 'Lieu retiré.',
} as const;
