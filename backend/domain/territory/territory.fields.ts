import type { z } from 'zod';
import {
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
} from '#schema/limits.ts';
import { flag, idOrNone, label, text } from '../../parts/http/fields.ts';
import { httpTexts } from '../../parts/http/http.texts.ts';

const numberPattern = /^\d{1,9}$/;

/** Fields shared by creation and editing (spec 1 §5, spec 2 §5, B-57, B-109). */
export const territoryFields = {
  name: label(territoryNameMaxLength).refine((value) => value !== '', httpTexts.required),
  type_id: idOrNone.refine((value) => value !== null, httpTexts.required),
  gate: text
    .transform((value) => value.trim())
    .refine(
      (value) => value === '' || (numberPattern.test(value) && Number(value) <= territoryGateMax),
      httpTexts.invalidNumber,
    )
    .transform((value) => (value === '' ? null : Number(value))),
  no_visited: flag,
  note: label(territoryNoteMaxLength),
} as const satisfies z.ZodRawShape;
