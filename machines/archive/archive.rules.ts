import { firstFault, maxLength, plainCharacters } from '../parts/fields/fields.rules.ts';
import type { Problem } from '../parts/failure/failure.ts';
import { archiveMaxBytes, congregationNameMaxLength } from '#schema/limits.ts';

/** What a machine knows of a file: the `File` itself is the browser's. */
export interface ChosenArchive {
  readonly name: string;
  readonly size: number;
}

export type ArchiveFault = 'extension' | 'tooLarge';

export function archiveFault({ name, size }: ChosenArchive): ArchiveFault | null {
  if (!/\.zip$/iu.test(name)) return 'extension';
  return size > archiveMaxBytes ? 'tooLarge' : null;
}

/** An empty name keeps the one in the archive (CADM-05). */
export const newNameFault = (name: string) =>
  firstFault(name.trim(), [plainCharacters, maxLength(congregationNameMaxLength)]);

/** The server refused a site administrator in the archive and offers to leave him out, or does so already. */
export const leaveOutOffered = ({
  leaveOut,
  problem,
}: {
  readonly leaveOut: boolean;
  readonly problem: Problem | null;
}): boolean =>
  leaveOut ||
  (problem !== null && problem !== 'unreachable' && problem.forceOffered === 'leaveOut');
