import type { Trace } from './trace.ts';

/** Gives a trace as a file. */
export function saved(trace: Trace): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(trace)], { type: 'application/json' }));
  link.download = `trace-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
