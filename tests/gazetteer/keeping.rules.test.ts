import { describe, expect, it } from 'vitest';
import { keeping } from '#backend/parts/gazetteer/keeping.ts';

/** Asks for words; each weighs its letters, and what was sought is noted. */
function words(most: number) {
  const sought: string[] = [];
  const keep = keeping<string>(most, ({ length }) => length);
  const ask = (word: string) =>
    keep(word, () => {
      sought.push(word);
      return Promise.resolve(word);
    });
  return { sought, ask, keep };
}

describe('what is remembered', () => {
  it('is all that fits, whatever its number [OWN-133]', async () => {
    const { sought, ask } = words(12);
    for (const word of ['un', 'deux', 'trois', 'a', 'un', 'deux', 'trois', 'a']) await ask(word);
    expect(sought).toEqual(['un', 'deux', 'trois', 'a']);
  });

  it('gives way to what is asked for later, the longest unasked first [OWN-133]', async () => {
    const { sought, ask } = words(11);
    for (const word of ['un', 'deux', 'trois', 'un', 'six', 'un', 'trois', 'deux']) await ask(word);
    expect(sought).toEqual(['un', 'deux', 'trois', 'six', 'deux']);
  });

  it('is the newest even where it is heavier than all that fits [OWN-133]', async () => {
    const { sought, ask } = words(3);
    for (const word of ['un', 'quarante', 'quarante', 'un', 'un']) await ask(word);
    expect(sought).toEqual(['un', 'quarante', 'un']);
  });

  it('is sought once for all who ask meanwhile, and again once it has failed [OWN-133]', async () => {
    const { sought, ask, keep } = words(9);
    expect(await Promise.all([ask('deux'), ask('deux')])).toEqual(['deux', 'deux']);
    expect(sought).toEqual(['deux']);
    await expect(keep('un', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask('un')).toBe('un');
    expect(sought).toEqual(['deux', 'un']);
  });
});
