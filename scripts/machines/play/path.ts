import type { Move } from './engine.ts';
import { isEvent } from './runs.ts';
import { isRecord, read, textOf, written } from './values.ts';

/** A path through a machine, as it stands in a link or in a file. */
export interface Path {
  readonly input: unknown;
  readonly moves: readonly Move[];
}

export function linkTextOf({ input, moves }: Path): string {
  const bytes = new TextEncoder().encode(textOf({ input, moves: moves.map(shortened) }));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const shortened = (move: Move) => ('event' in move ? move.event : move);

/** Null where the link holds no path. */
export function pathOf(text: string): Path | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)),
    );
    if (!isRecord(json) || !Array.isArray(json['moves'])) return null;
    const moves = json['moves'].map(moveOf);
    return moves.includes(null)
      ? null
      : { input: read(json['input']), moves: moves.filter((move) => move !== null) };
  } catch {
    return null;
  }
}

function moveOf(json: unknown): Move | null {
  const value = read(json);
  if (isEvent(value)) return { event: value };
  return isRecord(value) && isRecord(value['context']) ? { context: value['context'] } : null;
}

/** The path as a test to paste beside those of its machine; a context typed by hand is no run, and is left out. */
export function testOf(
  { id, file, exported }: { readonly id: string; readonly file: string; readonly exported: string },
  { input, moves }: Path,
  { value, context }: { readonly value: unknown; readonly context: unknown },
): string {
  const events = moves.flatMap((move) => ('event' in move ? [codeOf(move.event)] : []));
  const typed = moves.some((move) => 'context' in move);
  return [
    `import { expect, it } from 'vitest';`,
    `import { ${exported} } from '#${file}';`,
    `import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';`,
    `import { play } from '../support/play.ts';`,
    '',
    `it('${id}: say what happens and why [ID]', () => {`,
    ...(typed ? ['  // The path also typed a context by hand, which no run can.'] : []),
    `  const { snapshot } = play(${exported}, ${codeOf(input)}, [`,
    ...events.map((event) => `    ${event},`),
    '  ]);',
    `  expect(snapshot.value).toEqual(${codeOf(value)});`,
    `  expect(snapshot.context).toEqual(${codeOf(context)});`,
    '});',
    '',
  ].join('\n');
}

/** A value as TypeScript. */
function codeOf(value: unknown): string {
  return sourceOf(written(value));
}

function sourceOf(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(sourceOf).join(', ')}]`;
  if (!isRecord(json)) return JSON.stringify(json);
  if ('$refusal' in json) return `new RefusalError(${sourceOf(json['$refusal'])})`;
  if ('$failure' in json) return `new Failure(${JSON.stringify(json['$failure'])})`;
  if ('$keeping' in json) return `new KeepingError(${JSON.stringify(json['$keeping'])})`;
  if ('$defect' in json) return `new TypeError(${JSON.stringify(json['$defect'])})`;
  if ('$file' in json) return `new File([], ${JSON.stringify(json['$file'])})`;
  if ('$absent' in json) return 'undefined';
  const fields = Object.entries(json).map(
    ([key, value]) =>
      `${/^[a-z_$]\w*$/iu.test(key) ? key : JSON.stringify(key)}: ${sourceOf(value)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
