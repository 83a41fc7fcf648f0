import { fold, holdsEvery, searchWords } from '../parts/table/table.search.ts';
import { withProduct } from '../parts/texts/product.ts';
import { helpTexts } from './help.texts.ts';
import { elderTopics } from './topics/elder.texts.ts';
import { managerTopics } from './topics/manager.texts.ts';
import { publicTopics } from './topics/public.texts.ts';
import { publisherTopics } from './topics/publisher.texts.ts';
import { secondFactorTopics } from './topics/second-factor.texts.ts';
import { siteTopics } from './topics/site.texts.ts';
import type { Topic } from './topics/topic.ts';

export interface TopicGroup {
  readonly title: string;
  readonly topics: readonly Topic[];
}

const topicGroups: readonly TopicGroup[] = [
  { title: helpTexts.groups.public, topics: publicTopics },
  { title: helpTexts.groups.publisher, topics: publisherTopics },
  { title: helpTexts.groups.elder, topics: elderTopics },
  { title: helpTexts.groups.manager, topics: [...managerTopics, ...secondFactorTopics] },
  { title: helpTexts.groups.site, topics: siteTopics },
];

/** What every menu has: where a reader's own menu cannot be had, help is most needed. */
const everybodysMenu: readonly string[] = ['/t-my-exited', '/t-exit', '/t-return', '/t-available'];

interface OwnMenu {
  readonly items: readonly {
    readonly target: string | null;
    readonly children: readonly { readonly target: string }[];
  }[];
}

/** The entries of the reader's menu, which say what may be done. */
export function menuOf(signedIn: boolean, menu: OwnMenu | null | undefined) {
  if (!signedIn) return [];
  if (!menu) return everybodysMenu;
  return menu.items.flatMap(({ target, children }) => [
    ...(target === null ? [] : [target]),
    ...children.map((child) => child.target),
  ]);
}

/** The topics of a menu that hold every word searched for; case and accents do not matter. */
export function shownTopics(menu: readonly string[], search: string): readonly TopicGroup[] {
  const words = searchWords(search);
  const shown = (topic: Topic) =>
    (topic.menu === undefined || menu.includes(topic.menu)) &&
    holdsEvery(fold(plainTextOf(topic)), words);
  return topicGroups
    .map(({ title, topics }) => ({ title, topics: topics.filter(shown) }))
    .filter(({ topics }) => topics.length > 0);
}

const plainTextOf = ({ title, steps, notes = [] }: Topic) =>
  withProduct([title, ...steps, ...notes].join(' ').replaceAll(/[[\]]/gu, ''));

/** The anchor of the news. */
export const newsAnchor = 'nouveautes';

export interface Part {
  readonly text: string;
  /** A name that stands on the screen, such as that of a button. */
  readonly named: boolean;
}

/** A sentence of the help, cut where [names] begin and end. */
export const partsOf = (sentence: string): readonly Part[] =>
  sentence
    .split(/\[(?<name>[^\]]+)\]/u)
    .map((text, at) => ({ text: withProduct(text), named: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
