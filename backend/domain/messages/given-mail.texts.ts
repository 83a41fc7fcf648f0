/** The mail that a territory was given to one. */
export const givenMailTexts = {
  subject: (n: number) => (n === 1 ? 'Un {product} pour toi' : `${n} {product}s pour toi`),
  hello: 'Bonjour,',
  one: 'Un {product} t’a été confié\u202F: {names}.',
  several: 'Des {product}s t’ont été confiés\u202F: {names}.',
  due: 'À rentrer le {date}.',
  dueOf: '{nn}, à rentrer le {date}.',
  mine: 'Voir tous mes {product}s',
} as const;
