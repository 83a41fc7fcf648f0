import { expect } from 'vitest';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { corners } from './map-files.ts';

export async function tableOf(file: File) {
  const [table] = await readFile(file);
  if (!table) throw new Error('A map is a table.');
  return table;
}

export const cellsOf = async (file: File) =>
  (await tableOf(file)).rows.map(({ cells }) => cells.slice(0, -1));

export const shapesOf = async (file: File) =>
  (await tableOf(file)).rows.map(
    ({ cells }) => (JSON.parse(cells.at(-1) || '{}') as { geometry?: object }).geometry,
  );

export const faultOf = async (file: File) => {
  const fault: unknown = await readFile(file).catch((cause: unknown) => cause);
  expect(fault).toBeInstanceOf(UnreadableFile);
  return (fault as UnreadableFile).fault;
};

export const remarksOf = async (file: File) => (await tableOf(file)).remarks ?? [];

/** What `area()` is read as. */
export const square = {
  type: 'Polygon',
  coordinates: [corners().map(([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))])],
};
