import {
  type Citation,
  citationsOfComments,
  citationsOfText,
  citationsOfTitles,
} from './citations.ts';
import { type Figure, none } from './figures.ts';
import { type Home, homesIn, requirements } from './homes.ts';
import type { Module, Source } from './sources.ts';

const isTest = ({ file }: Module) => /^tests\/.*\.(?:test|e2e)\.tsx?$/u.test(file);

/** Ids cited in comments, test titles and documents that no document of the repository explains. */
export function idsWithoutHome(
  modules: readonly Module[],
  documents: readonly Source[],
  others: readonly Source[],
): Figure {
  const known = new Set(homesIn(documents).map(({ id }) => id));
  const citations: readonly Citation[] = [
    ...modules.flatMap(citationsOfComments),
    ...modules.filter(isTest).flatMap(citationsOfTitles),
    ...[...documents, ...others].flatMap(citationsOfText),
  ];
  return none(
    'ids without a home',
    citations
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => ({ file, line, text: `${id} is explained in no document` })),
  );
}

/** Ids of requirements and decisions that two rows explain, which may say different things. */
export function idsExplainedTwice(documents: readonly Source[]): Figure {
  const first = new Map<string, Home>();
  const rows = homesIn(documents).filter(({ id }) => /^[A-Z]+-\d+$/u.test(id));
  const again = rows.flatMap((home) => {
    const before = first.get(home.id);
    if (!before) first.set(home.id, home);
    return before ? [{ home, before }] : [];
  });
  return none(
    'ids explained twice',
    again.map(({ home: { id, file, line }, before }) => ({
      file,
      line,
      text: `${id} is explained in ${before.file}:${before.line} too`,
    })),
  );
}

/** Rows of the requirements that no test names in its title. */
export function untestedRequirements(
  modules: readonly Module[],
  documents: readonly Source[],
): Figure {
  const named = new Set(
    modules.filter(isTest).flatMap((module) => citationsOfTitles(module).map(({ id }) => id)),
  );
  return none(
    'requirements named by no test',
    homesIn(documents)
      .filter(({ file, id }) => file === requirements && !named.has(id))
      .map(({ id, file, line }) => ({ file, line, text: `no test names ${id}` })),
  );
}
