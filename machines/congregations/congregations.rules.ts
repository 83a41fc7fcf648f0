import { firstFault, maxLength, plainCharacters, required } from '../parts/fields/fields.rules.ts';
import type { MutationAddCongregationArgs } from '#schema/generated.ts';
import { congregationContactMaxLength, congregationNameMaxLength } from '#schema/limits.ts';

export type CongregationEntries = MutationAddCongregationArgs;

/** Required, within the length limit, without special characters (CADM-05, GEN-18). */
export const congregationNameFault = (name: string) =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(congregationNameMaxLength)]);

export const contactFault = (contact: string) =>
  firstFault(contact.trim(), [maxLength(congregationContactMaxLength)]);

/** Whether a congregation may be saved (spec 2 §5). */
export const congregationFilled = ({ name, contact }: CongregationEntries) =>
  !congregationNameFault(name) && !contactFault(contact);
