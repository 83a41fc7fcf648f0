import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const root = path.resolve(import.meta.dirname, '../..');

export type FoundMachine = {
  /** Path from the project root, e.g. `machines/session/sign-in.machine.ts`. */
  readonly file: string;
  readonly exported: string;
  /** Doc comment of the export. */
  readonly about: string;
  readonly machine: AnyStateMachine;
};

/** Paths, from the project root, of the files under machines/ with this role, e.g. `machine`. */
export async function filesOf(role: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'machines'), { recursive: true });
  return names
    .filter((name) => name.endsWith(`.${role}.ts`))
    .map((name) => path.posix.join('machines', name.split(path.sep).join('/')))
    .sort();
}

export async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const loaded: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  return loaded;
}

/** All machines, by file name. */
export async function findMachines(): Promise<FoundMachine[]> {
  const files = await filesOf('machine');
  const found = await Promise.all(files.map(machinesOf));
  return found.flat();
}

async function machinesOf(file: string): Promise<FoundMachine[]> {
  const source = await readFile(path.join(root, file), 'utf8');
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const/su.exec(source)?.[1] ?? '';
  const about = comment.replaceAll(/\s*\n \* ?|\s+/gu, ' ').trim();
  return Object.entries(await exportsOf(file)).flatMap(([exported, machine]) =>
    machine instanceof StateMachine ? [{ file, exported, about, machine }] : [],
  );
}
