/** The sentence of ours that a text is made from, with its gaps, e.g. `Ce {product} n’existe pas.`; null for any other text. */
export type SentenceOf = (text: string) => string | null;

export function sentencesOf(sentences: readonly string[]): SentenceOf {
  const shapes = sentences.map((sentence) => ({
    sentence,
    shape: new RegExp(`^${sentence.split(gap).map(escaped).join('[^]+?')}$`, 'u'),
  }));
  return (text) => shapes.find(({ shape }) => shape.test(text))?.sentence ?? null;
}

const gap = /\{\w+\}/u;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
