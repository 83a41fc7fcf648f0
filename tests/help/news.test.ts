import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { news } from '#web/help/news.texts.ts';
import { newestNews } from '#web/parts/installation/news.ts';

it('the newest news are of this version or to come, and each version has some [OWN-129]', () => {
  expect([packageFile.version, 'à venir']).toContain(news[0]?.version);
  expect(newestNews).toBe(news[0]?.version);
  expect(new Set(news.map(({ version }) => version)).size).toBe(news.length);
  expect(news.filter(({ sentences }) => sentences.length === 0)).toEqual([]);
});
