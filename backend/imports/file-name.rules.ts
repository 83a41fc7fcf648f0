import { importFileNameMaxLength } from '#schema/limits.ts';

/** On one line, no longer than is kept. */
export function fileNameIn(sent: string, unnamed: string): string {
  const name = sent.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return name === '' ? unnamed : cut(name, importFileNameMaxLength);
}

const longestInLog = 50;

/** A line of the log holds 120 characters. */
export const shortened = (name: string): string =>
  Array.from(name).length > longestInLog ? `${cut(name, longestInLog - 1)}…` : name;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
