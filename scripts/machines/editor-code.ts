import type { AnyStateMachine } from 'xstate';

/** What the importer of the Stately editor reads: one `createMachine` with names alone, as JSON. */
export const editorCodeOf = ({ config }: AnyStateMachine): string =>
  `import { createMachine } from 'xstate';

export const machine = createMachine(${JSON.stringify(config, null, 2)});
`;
