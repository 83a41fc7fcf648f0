import {
  type Citation,
  citationsOfComments,
  citationsOfText,
  citationsOfTitles,
} from './citations.ts';
import { type Figure, none } from './figures.ts';
import { homesIn, requirements } from './homes.ts';
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
