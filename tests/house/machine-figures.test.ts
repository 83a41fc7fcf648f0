import { describe, expect, it } from 'vitest';
import { findingsIn } from './findings-in.ts';

describe('machines', () => {
  it('may have at most fifteen states, nested ones included [DC-03]', () => {
    const states = (count: number) =>
      Array.from({ length: count }, (_, at) => `      s${at}: {},\n`).join('');
    const machine = (count: number) =>
      `export const m = setup({}).createMachine({\n  states: {\n    outer: { states: {\n${states(count)}    } },\n  },\n});\n`;
    const findings = (count: number) =>
      findingsIn('states of the largest machine', { 'machines/a/a.machine.ts': machine(count) });
    expect(findings(14)).toEqual([]);
    expect(findings(15)).toEqual([
      { file: 'machines/a/a.machine.ts', line: 18, text: '16 states, the 16th begins here' },
    ]);
  });

  it('may spend nine and a half per cent of their lines on the answers of calls', () => {
    const machine = (others: number) =>
      `createMachine({\n  invoke: {\n    onDone: {\n      target: 'a',\n    },\n    onError: 'b',\n  },\n});\n${'//\n'.repeat(others)}`;
    const findings = (lines: number) =>
      findingsIn('answer plumbing of all machine lines', {
        'machines/a/a.machine.ts': machine(lines - 8),
      });
    expect(findings(43)).toEqual([]);
    expect(findings(42)).toEqual([
      {
        file: 'machines/a/a.machine.ts',
        line: 3,
        text: '4 of 42 lines are onDone and onError',
      },
    ]);
  });
});
