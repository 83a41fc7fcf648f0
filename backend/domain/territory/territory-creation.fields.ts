import { mapUrlMaxLength, territoryNumberMax } from '#schema/limits.ts';
import { text } from '../../parts/http/fields.ts';
import { httpTexts } from '../../parts/http/http.texts.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';

const highest = String(territoryNumberMax);

/** Number of a territory, 1 to `territoryNumberMax` (TADD-03). */
export const territoryNumber = text
  .transform((value) => value.trim())
  .refine((value) => value !== '', { error: httpTexts.required, abort: true })
  .refine((value) => /^\d+$/.test(value) && Number(value) > 0, {
    error: texts.invalidNumber,
    abort: true,
  })
  .refine(
    (value) => Number(value) <= territoryNumberMax,
    texts.numberTooHigh.replace('{most}', highest),
  )
  .transform(Number);

/**
 * Address of a map elsewhere, null when empty (B-33). The forbidden characters of other texts are
 * allowed in it.
 */
export const mapUrl = text
  .refine((value) => !/\s/u.test(value), { error: texts.noSpaces, abort: true })
  .refine((value) => value === '' || isWebAddress(value), {
    error: texts.invalidMapUrl,
    abort: true,
  })
  .refine(
    (value) => Array.from(value).length <= mapUrlMaxLength,
    httpTexts.tooLong.replace('{length}', String(mapUrlMaxLength)),
  )
  .transform((value) => (value === '' ? null : value));

const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^/?#]/i.test(value) && URL.canParse(value);
