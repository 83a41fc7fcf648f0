import { type Source, lineAt } from './sources.ts';

/** Where an id is explained. */
export interface Home {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** Each document, and how an id is introduced in it. */
const introductions: Readonly<Record<string, RegExp>> = {
  'docs/requirements.md': /^\| (?<id>[A-Z]+-\d+) \|/gmu,
  'docs/decisions.md': /^\| (?<id>B-\d+) \|/gmu,
  'docs/data-and-rules.md': /^#+ (?<id>C1|C2(?: [A-Z]{2,}\b)*)/gmu,
  'docs/source-documents.md': /^\| (?<id>spec [12] §\d+)\b/gmu,
};

export const requirements = 'docs/requirements.md';

export const homesIn = (documents: readonly Source[]): readonly Home[] =>
  Object.entries(introductions).flatMap(([file, introduction]) => {
    const text = documents.find((document) => document.file === file)?.text ?? '';
    return [...text.matchAll(introduction)].map(({ groups, index }) => ({
      id: groups?.['id'] ?? '',
      file,
      line: lineAt(text, index),
    }));
  });
