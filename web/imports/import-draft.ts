import type { ImportDraft } from '#machines/imports/import.rules.ts';
import { type MapReading, readAsItIs } from '#machines/parts/files/map-remark.ts';

import { targetsOf } from './files/targets.ts';
import { importKinds } from './imports.view.ts';

/** The draft of this reader's import, by its key. */
export const draftKey = 'import';

/** A draft as this release writes it; null where an older one wrote something else. */
export function importDraft(kept: unknown): ImportDraft | null {
  if (!isObject(kept) || !(kept['file'] instanceof File)) return null;
  const { file, reading, sheet, headed, kind, targets, choices, confirmed } = kept;
  const { skipping, inviting, judged } = kept;
  const known = importKinds.find((it) => it === kind);
  if (known === undefined || !Array.isArray(targets) || !Array.isArray(choices)) return null;
  const meanings = targets.map((target) => targetsOf[known].find((it) => it === target) ?? null);
  return {
    file,
    reading: readingIn(reading),
    sheet: typeof sheet === 'number' ? sheet : 0,
    headed: typeof headed === 'boolean' ? headed : null,
    kind: known,
    targets: meanings,
    choices: choices.filter(isChoice),
    confirmed: Array.isArray(confirmed) ? confirmed.filter(Number.isInteger) : [],
    skipping: skipping === true,
    inviting: inviting === true,
    judged: judged === true,
  };
}

/** A draft of an older release has none. */
function readingIn(kept: unknown): MapReading {
  if (!isObject(kept)) return readAsItIs;
  const { outlines, latitudeFirst, mending } = kept;
  return {
    outlines: outlines !== false,
    latitudeFirst: typeof latitudeFirst === 'boolean' ? latitudeFirst : null,
    mending: mending === 'repair' || mending === 'leave' ? mending : null,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isChoice = (value: unknown): value is ImportDraft['choices'][number] =>
  isObject(value) && ['field', 'word', 'take'].every((name) => typeof value[name] === 'string');
