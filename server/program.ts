/** Which program runs. */
export interface Program {
  /** Null when it runs from the sources. */
  readonly version: string | null;
  /** Null without a repository at build time. */
  readonly commit: string | null;
}

/** Replaced by the build (vite.server.config.ts). */
declare const builtProgram: Program | undefined;

export const program: Program =
  typeof builtProgram === 'undefined' ? { version: null, commit: null } : builtProgram;
