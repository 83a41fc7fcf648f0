import { elderTopics } from './elder.texts.ts';
import { managerTopics } from './manager.texts.ts';
import { publicTopics } from './public.texts.ts';
import { publisherTopics } from './publisher.texts.ts';
import { secondFactorTopics } from './second-factor.texts.ts';
import { siteTopics } from './site.texts.ts';
import type { Topic } from './topic.ts';

export const allTopics: readonly Topic[] = [
  ...publicTopics,
  ...publisherTopics,
  ...elderTopics,
  ...managerTopics,
  ...secondFactorTopics,
  ...siteTopics,
];
