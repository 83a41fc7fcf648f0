/** The article of the words that names of ways begin with. */
const articles: ReadonlyMap<string, string> = new Map([
  ...words('le ', [
    'boulevard',
    'canal',
    'carrefour',
    'chemin',
    'cours',
    'faubourg',
    'fleuve',
    'jardin',
    'lac',
    'mail',
    'môle',
    'parvis',
    'passage',
    'pont',
    'port',
    'quai',
    'rond-point',
    'ruisseau',
    'sentier',
    'square',
    'torrent',
    'tunnel',
    'vallon',
    'viaduc',
  ]),
  ...words('la ', [
    'chaussée',
    'cité',
    'corniche',
    'côte',
    'cour',
    'descente',
    'digue',
    'galerie',
    'jetée',
    'montée',
    'place',
    'placette',
    'promenade',
    'rampe',
    'ravine',
    'rivière',
    'rocade',
    'route',
    'rue',
    'ruelle',
    'traverse',
    'venelle',
    'voie',
  ]),
  ...words('l’', ['allée', 'autoroute', 'avenue', 'escalier', 'esplanade', 'impasse']),
  ...words('les ', ['allées', 'escaliers', 'quais']),
]);

function words(article: string, nouns: readonly string[]) {
  return nouns.map((noun) => [noun, article] as const);
}

/** A name as it stands within a sentence; null where its first word is not known. */
export function named(name: string): { readonly article: string; readonly name: string } | null {
  const [first = ''] = name.split(/[\s’']/u, 1);
  const noun = first.toLocaleLowerCase('fr');
  const article = articles.get(noun);
  return article === undefined ? null : { article, name: noun + name.slice(first.length) };
}

/** 'la rue Grimaldi', 'l’avenue Saint-Michel'; a name of another kind has no article (OWN-120). */
export function withArticle(name: string): string {
  const curly = name.replaceAll(/'/gu, '’');
  const known = named(curly);
  return known === null ? curly : known.article + known.name;
}

/** '12 rue Grimaldi', 'Landstrasse 12'. */
export function address(number: string, street: string): string {
  const known = named(street);
  return known === null ? `${street} ${number}` : `${number} ${known.name}`;
}
