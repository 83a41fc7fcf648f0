import { withProduct } from '../../parts/texts/product.ts';
import { assignmentTexts } from './assignment.texts.ts';

/** The lines below a question about several territories: how many first, since only some are in sight. */
export const withCount = (
  lines: readonly string[],
  countOf: (n: number) => string,
): readonly string[] => (lines.length > 1 ? [withProduct(countOf(lines.length)), ...lines] : lines);

/** The same where one refusal leaves all as they were (OWN-291). */
export const together = (lines: readonly string[]): readonly string[] =>
  withCount(lines, assignmentTexts.together);
