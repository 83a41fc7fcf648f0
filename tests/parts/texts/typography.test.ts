import { Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Module, modulesIn, readText } from '../../../scripts/house/sources.ts';

/** Where French stands (`scripts/house/misplaced-text.ts`). */
const isWritten = ({ file }: Module) =>
  /\.(?:texts\.(?:ts|mjs)|machine\.ts|confirmation\.ts)$|\/texts\.ts$/u.test(file);

const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['straight apostrophe', /'/u],
  ['no narrow space before a sign', /(?<!\u202F)[;:?!»%](?=[\s.,)»]|$)/u],
  ['no narrow space after «', /«(?!\u202F|$)/u],
  ['plural in brackets', /\(s\)/u],
  ['three dots', /\.\.\./u],
];

const faultsOf = (text: string): readonly string[] =>
  faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** The documents' own texts, and the printed form of the S-13 (B-63): letter for letter. */
const quoting = await Promise.all([
  readText('docs/requirements.md').then((rows) => rows.slice(0, rows.indexOf('\n## A34'))),
  readText('docs/decisions.md').then((rows) => /^\| B-63 .*$/mu.exec(rows)?.[0] ?? ''),
]);

const isQuoted = (text: string) => quoting.some((rows) => rows.includes(`'${text}'`));

function textsOf({ program }: Module): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push(value);
    },
    TemplateElement: ({ value }) => {
      found.push(value.cooked ?? value.raw);
    },
  }).visit(program);
  return found;
}

const layers = ['web', 'gateway', 'machines', 'backend', 'scripts'];
const modules = (await Promise.all(layers.map(modulesIn))).flat().filter(isWritten);

describe('texts of ours', () => {
  it('have curly apostrophes, narrow spaces and written plurals, unless a document quotes them [OWN-51]', () => {
    expect(
      modules.flatMap((module) =>
        textsOf(module)
          .filter((text) => !isQuoted(text))
          .flatMap((text) => faultsOf(text).map((fault) => `${module.file}, ${fault}: ${text}`)),
      ),
    ).toEqual([]);
  });

  it('write spaces that do not break as escapes, so that a reader of the source sees them [OWN-51]', () => {
    expect(
      modules.filter(({ text }) => /[\u00A0\u202F]/u.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it.each([
    ["L'essai", ['straight apostrophe']],
    ['Pourquoi ?', ['no narrow space before a sign']],
    ['Pourquoi\u00A0?', ['no narrow space before a sign']],
    ['Oui: non', ['no narrow space before a sign']],
    [' : ', ['no narrow space before a sign']],
    ['« Oui\u202F»', ['no narrow space after «']],
    ['5 territoire(s)', ['plural in brackets']],
    ['Un instant...', ['three dots']],
    ['L’essai de «\u202FForcer\u202F»\u202F: https://…', []],
  ])('%s is judged [OWN-51]', (text, judged) => {
    expect(faultsOf(text)).toEqual(judged);
  });

  it('are known by the documents where these quote them', () => {
    expect(
      ['Forme impossible !', "Création d'un {product}", 'Forme possible !'].map(isQuoted),
    ).toEqual([true, true, false]);
  });
});
