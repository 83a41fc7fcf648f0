import type { SnapshotFrom } from 'xstate';

import type { shellMachine } from '#machines/shell/shell.machine.ts';
import type { MenuEntry } from '#schema/generated.ts';

import { problemView } from '../failure/problem.view.ts';

/** What the shell shows, by the machine's own word. */
export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  const { menu, problem } = snapshot.context;
  const mapOpen = !snapshot.matches({ ready: { globalMap: 'closed' } });
  return {
    loading: snapshot.matches('loadingMenu'),
    stalled: snapshot.can({ type: 'retry' }),
    menu: snapshot.matches('ready') ? menu : null,
    drawerOpen: snapshot.matches({ ready: { drawer: 'open' } }),
    globalMapOffered: snapshot.can({ type: 'globalMap.opened' }),
    globalMap: {
      open: snapshot.matches('ready') && mapOpen,
      shown: snapshot.matches({ ready: { globalMap: 'shown' } }),
      problem: snapshot.matches({ ready: { globalMap: 'failed' } }) ? problemView(problem) : null,
    },
  };
}

/** A group stands open when the page one reads is among its children. */
export const holdsPage = (entry: MenuEntry, path: string) =>
  entry.children.some((child) => child.target === path);

/** An entry that opens the page of one territory is where one is on the page of any other. */
export const leadsHere = (target: string, path: string): boolean =>
  target === path.replace(/\/$/u, '') ||
  (target.startsWith('/t-view/') && path.startsWith('/t-view/'));
