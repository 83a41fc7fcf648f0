import { firstFault, maxLength, plainCharacters } from '../fields/fields.rules.ts';
import { archiveMaxBytes, congregationNameMaxLength } from '#schema/limits.ts';

/** A file of the browser, as far as a machine needs to know it. */
export interface ChosenArchive {
  readonly name: string;
  readonly size: number;
}

export type ArchiveFault = 'extension' | 'tooLarge';

export function archiveFault({ name, size }: ChosenArchive): ArchiveFault | null {
  if (!/\.zip$/iu.test(name)) return 'extension';
  return size > archiveMaxBytes ? 'tooLarge' : null;
}

/** Without one it keeps the name in the archive (CADM-05). */
export const newNameFault = (name: string) =>
  firstFault(name.trim(), [plainCharacters, maxLength(congregationNameMaxLength)]);
