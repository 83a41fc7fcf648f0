import type { OwnData } from './own-data.rules.ts';
import { ownDataTexts as texts } from './own-data.texts.ts';

interface Words {
  readonly say: (text: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Day and time in words. */
  readonly at: (instant: string) => string;
  /** A day, `yyyy-mm-dd`, in words. */
  readonly day: (day: string) => string;
}

/** What a person chose to be told, where, and what was: a line each. */
export function messageLines(
  { choices, quiet, devices, waiting, told }: OwnData['messages'],
  { say, at, day }: Words,
): readonly string[] {
  const kindOf = (kind: string) => wordIn(texts.messageKinds, kind);
  const wayOf = (way: string) => wordIn(texts.messageWays, way);
  return [
    ...choices.flatMap(({ kind, ...ways }) =>
      Object.entries(ways).flatMap(([way, wanted]) =>
        wanted === null
          ? []
          : [
              say(wanted ? texts.messageWanted : texts.messageUnwanted, {
                kind: kindOf(kind),
                way: wayOf(way),
              }),
            ],
      ),
    ),
    ...quiet.map((hours) => say(texts.quietHours, hours)),
    ...devices.map(({ device, made_at }) => say(texts.messageDevice, { device, day: at(made_at) })),
    ...waiting.map(({ kind, made_at }) =>
      say(texts.messageWaiting, { kind: kindOf(kind), day: at(made_at) }),
    ),
    ...told.map((it) =>
      say(texts.messageTold, { kind: kindOf(it.kind), way: wayOf(it.way), day: day(it.day) }),
    ),
  ];
}

const wordIn = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name;
