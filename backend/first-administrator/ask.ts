import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts on the terminal; `secret` hides the input. */
export async function askAtTerminal(question: string, secret = false): Promise<string> {
  let silent = false;
  const output = new Writable({
    write: (chunk, encoding, written) => {
      if (!silent) process.stdout.write(chunk, encoding);
      written();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const answer = terminal.question(question);
    silent = secret;
    const typed = await answer;
    if (secret) process.stdout.write('\n');
    return typed;
  } finally {
    terminal.close();
  }
}
