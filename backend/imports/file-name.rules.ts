import { importFileNameMaxLength } from '#schema/limits.ts';

/** The file name on one line, cut to the stored length; `unnamed` when it is empty. */
export function fileNameIn(sent: string, unnamed: string): string {
  const name = sent.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return name === '' ? unnamed : cut(name, importFileNameMaxLength);
}

const longestInLog = 50;

/** Cut so that the log line stays within 120 characters. */
export const shortened = (name: string): string =>
  Array.from(name).length > longestInLog ? `${cut(name, longestInLog - 1)}…` : name;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
