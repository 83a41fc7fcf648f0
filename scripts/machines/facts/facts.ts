import { modulesIn, readText } from '../../house/sources.ts';
import { type Lines, linesOf } from './lines.ts';
import { type Use, usesOf } from './screens.ts';

/** What the sources say of machines and the machines themselves do not. */
export interface Facts {
  readonly machines: Readonly<Record<string, MachineFacts>>;
  readonly uses: readonly Use[];
  readonly requirements: Readonly<Record<string, string>>;
}

export interface MachineFacts {
  /** The comment above its export. */
  readonly about: string;
  /** Where its states stand; another file where a factory makes it. */
  readonly statesIn: string;
  readonly lines: Lines;
}

export async function readFacts(): Promise<Facts> {
  const [machines, tests, web, requirements] = await Promise.all([
    modulesIn('machines'),
    modulesIn('tests'),
    modulesIn('web'),
    readText('docs/requirements.md'),
  ]);
  const ours = [...machines, ...tests].filter(({ file }) => file.endsWith('.machine.ts'));
  const factories = ours.filter(({ text }) => !/^export const \w+Machine =/mu.test(text));
  return {
    machines: Object.fromEntries(
      ours.map((module) => {
        const source =
          factories.find(({ file }) => module.imports.some(({ target }) => target === file)) ??
          module;
        return [
          module.file,
          { about: aboutIn(module.text), statesIn: source.file, lines: linesOf(source) },
        ];
      }),
    ),
    uses: usesOf(web),
    requirements: sentencesIn(requirements),
  };
}

function aboutIn(text: string): string {
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const/su.exec(text)?.[1] ?? '';
  return comment.replaceAll(/\s*\n \* ?|\s+/gu, ' ').trim();
}

/** The third column of a row is its sentence. */
function sentencesIn(requirements: string): Readonly<Record<string, string>> {
  const rows = requirements.matchAll(/^\| ([A-Z][A-Z0-9]*-\d+[a-z]?) \|[^|]*\| ([^|]+) \|/gmu);
  return Object.fromEntries(Array.from(rows, ([, id = '', sentence = '']) => [id, sentence]));
}
