import { type ESTree, Visitor } from 'vite';
import { type Excerpt, type Module, type Source, lineAt } from './sources.ts';

/** An id as it is cited, e.g. `LOGIN-03`, `B-07`, `C2 EXIT`, `spec 1 §4`. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** `REST-01 … REST-05` and `GEN-04…06` cite every id between. */
const numbered =
  /(?<![\w-])(?<area>[A-Z]{1,5})-(?<from>\d{2,3})(?:\s?…\s?(?:\k<area>-)?(?<to>\d{2,3}))?(?![\w-]|\.\d)/gu;
/** Look like ids, but name encodings, paper forms and standards. */
const noAreas = new Set(['UTF', 'S', 'ISO', 'SHA', 'BSD', 'PDF']);
const rules = /\bC(?:1\b|2(?: [A-Z]{2,}\b)*)/gu;
const sections = /\bspec (?<document>[12]) (?<numbers>§\d+(?:(?:, | and |–)§\d+)*)/gu;
const shortSections = /\bP(?<document>[12])§(?<number>\d+)/gu;
/** What stands in no document of the repository. */
const outside =
  /\b(?:issues? \d+|bars? \d+|house-style\b|ARCHITECTURE,? \d+|decisions? \d+|V-\d+)|(?<![\w/@-])(?:design|spec|reviews)\/[a-z][\w.-]*/gu;

/** The ids of a text; `line` is that of its first character. */
export function citationsIn(file: string, { text, line }: Excerpt): readonly Citation[] {
  const cited = (id: string, offset: number) => ({
    id,
    file,
    line: line + lineAt(text, offset) - 1,
  });
  return [
    ...[...text.matchAll(numbered)].flatMap(({ groups, index }) =>
      numberedIds(groups).map((id) => cited(id, index)),
    ),
    ...[...text.matchAll(rules)].map(({ 0: id, index }) => cited(id, index)),
    ...[...text.matchAll(sections)].flatMap(({ groups, index }) =>
      [...(groups?.['numbers'] ?? '').matchAll(/§\d+/gu)].map(([section]) =>
        cited(`spec ${groups?.['document']} ${section}`, index),
      ),
    ),
    ...[...text.matchAll(shortSections)].map(({ groups, index }) =>
      cited(`spec ${groups?.['document']} §${groups?.['number']}`, index),
    ),
    ...[...text.matchAll(outside)].map(({ 0: id, index }) => cited(id, index)),
  ];
}

function numberedIds(groups: Record<string, string | undefined> | undefined): readonly string[] {
  const { area = '', from = '', to = from } = groups ?? {};
  if (noAreas.has(area)) return [];
  const count = Math.max(Number(to) - Number(from), 0) + 1;
  return Array.from(
    { length: count },
    (_, at) => `${area}-${String(Number(from) + at).padStart(from.length, '0')}`,
  );
}

/** Of a whole document, or of a style sheet, a schema, a migration. */
export const citationsOfText = ({ file, text }: Source): readonly Citation[] =>
  citationsIn(file, { text, line: 1 });

export const citationsOfComments = ({ file, comments }: Module): readonly Citation[] =>
  comments.flatMap((comment) => citationsIn(file, comment));

export const citationsOfTitles = (module: Module): readonly Citation[] =>
  titlesOf(module).flatMap((title) => citationsIn(module.file, title));

const titled = new Set(['describe', 'it', 'test']);

/** The titles of a file's tests and of the steps of its journeys. */
function titlesOf({ text, program }: Module): readonly Excerpt[] {
  const titles: Excerpt[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !titled.has(rootOf(callee))) return;
      const { type } = first;
      const isText =
        type === 'TemplateLiteral' || (type === 'Literal' && typeof first.value === 'string');
      if (!isText) return;
      titles.push({ text: text.slice(first.start, first.end), line: lineAt(text, first.start) });
    },
  });
  visitor.visit(program);
  return titles;
}

/** `it` of `it.each([…])`, `test` of `test.step`. */
function rootOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}
