import { type AllowedImport, allowedImports } from './allowed-imports.ts';
import { backendRooms } from './backend-rooms.ts';
import { brokenBorders } from './borders.ts';
import { circles } from './circles.ts';
import { deadPaths } from './dead-paths.ts';
import { domainWordsInParts } from './domain-words.ts';
import type { Figure } from './figures.ts';
import { emptyFileNames, longestFile } from './files.ts';
import { folderImports } from './folder-imports.ts';
import { idsExplainedTwice, idsWithoutHome, untestedRequirements } from './ids.ts';
import { answerPlumbing, machineStates } from './machines.ts';
import { misplacedText } from './misplaced-text.ts';
import {
  everyFile,
  type Module,
  type Source,
  folders,
  modulesIn,
  readText,
  sourcesIn,
} from './sources.ts';
import { upwardImports } from './upward-imports.ts';

/** Everything that the laws of the house are about. */
export interface House {
  readonly modules: readonly Module[];
  /** Markdown. */
  readonly documents: readonly Source[];
  /** The names of all files. */
  readonly files: readonly string[];
  /** Style sheets, schema and migrations, whose comments may cite ids. */
  readonly others: readonly Source[];
}

export async function readHouse(): Promise<House> {
  const inFolders = (names: readonly string[], ending: string) =>
    Promise.all(names.map((name) => sourcesIn(name, ending)));
  const atRoot = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].map(
    async (file) => ({
      file,
      text: await readText(file),
    }),
  );
  return {
    modules: (await Promise.all(folders.map(modulesIn))).flat(),
    documents: [
      ...(await Promise.all(atRoot)),
      ...(await inFolders(['docs', 'deploy', ...folders], '.md')).flat(),
    ],
    files: await everyFile(),
    others: [
      ...(await inFolders(['web'], '.css')),
      ...(await inFolders(['schema'], '.graphql')),
      ...(await inFolders(['backend'], '.sql')),
    ].flat(),
  };
}

export const figuresOf = (
  { modules, documents, others, files }: House,
  allowed: readonly AllowedImport[] = allowedImports,
): readonly Figure[] => [
  brokenBorders(modules),
  ...folderImports(modules),
  ...backendRooms(modules),
  upwardImports(modules, allowed),
  domainWordsInParts(modules),
  circles(modules),
  idsWithoutHome(modules, documents, others),
  idsExplainedTwice(documents),
  untestedRequirements(modules, documents),
  answerPlumbing(modules),
  machineStates(modules),
  longestFile([...modules, ...others.filter(({ file }) => file.endsWith('.css'))]),
  emptyFileNames(modules),
  misplacedText(modules),
  deadPaths(documents, files),
];
