import type { Answer } from '../../backend/parts/http/answer.ts';
import { asForm, type ImportsWorld, type SentFile } from './imports-world.ts';

export interface Choice {
  readonly field: 'type' | 'role' | 'person' | 'activity';
  readonly word: string;
  readonly take: 'existing' | 'created' | 'removed' | 'left';
  readonly id?: string;
}

export interface Chooser {
  readonly check: (file: SentFile, ...choices: readonly Choice[]) => Promise<Answer>;
  /** Imports what the check of the same choices shows. */
  readonly run: (file: SentFile, ...choices: readonly Choice[]) => Promise<Answer>;
}

/** Checks and imports files with choices about their words. */
export function chooser({ staff, run }: ImportsWorld): Chooser {
  const check: Chooser['check'] = async (file, ...choices) =>
    (await staff.ask('2', 'POST /import/check', {
      ...asForm(file),
      choices: JSON.stringify(choices),
    })) as Answer;
  return {
    check,
    run: async (file, ...choices) => {
      const { digest } = await check(file, ...choices);
      return run(file, { digest: String(digest), choices: JSON.stringify(choices) });
    },
  };
}
