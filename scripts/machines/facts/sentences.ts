import { modulesIn } from '../../house/sources.ts';

/** The sentences of the backend as its sources have them, e.g. `Ce {product} n’existe pas.` */
export async function readSentences(): Promise<readonly string[]> {
  const texts = (await modulesIn('backend')).filter(({ file }) => file.endsWith('.texts.ts'));
  const found = texts.flatMap(({ text }) =>
    [...text.matchAll(/'((?:[^'\\\n]|\\.)*\s(?:[^'\\\n]|\\.)*)'/gu)].map(([, written = '']) =>
      written.replaceAll(/\\u([\da-f]{4})/giu, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    ),
  );
  return [...new Set(found)];
}
