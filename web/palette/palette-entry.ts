import type { Menu, MenuEntry } from '#schema/generated.ts';

import { soughtIn } from '../domain/territory-picker/picker.view.ts';
import type { ThemeChoice } from '../parts/theme/theme-choice.ts';
import type { paletteTexts as texts } from './palette.texts.ts';

/** A territory, with what this reader may do with it. */
export interface KnownTerritory {
  readonly id: string;
  readonly number: number;
  readonly numberName: string;
  readonly exitable: boolean;
  readonly returnable: boolean;
  readonly mapDrawn: boolean;
  readonly holder: string;
}

export type Command =
  | { readonly does: 'go'; readonly to: string }
  | { readonly does: 'territory'; readonly territory: KnownTerritory }
  | { readonly does: 'theme'; readonly choice: ThemeChoice }
  | { readonly does: 'keys' | 'help' | 'signOut' };

export interface Entry {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly sought: string;
  readonly command: Command;
}

export type GroupId = keyof typeof texts.groups;

export interface Group {
  readonly id: GroupId;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** How many more were found than are shown. */
  readonly more: number;
}

interface Choice {
  readonly id: string;
  readonly number: number;
  readonly numberName: string;
  readonly mapDrawn: boolean;
  readonly login?: string;
}

type Listing<Row> = { readonly territories: readonly Row[] } | null | undefined;

/** What the server answered; a part that was refused is null. */
export interface PaletteAnswer {
  readonly exitChoices?: Listing<Choice>;
  readonly returnChoices?: Listing<Choice>;
  readonly territories?: Listing<Pick<Choice, 'id' | 'number' | 'numberName'>>;
  readonly users?: {
    readonly users: readonly {
      readonly id: string;
      readonly login: string;
      readonly roleDescription: string;
    }[];
  } | null;
  readonly manageableUsers?: readonly { readonly id: string }[] | null;
}

export const entry = (
  icon: string,
  title: string,
  command: Command,
  note = '',
  more = '',
): Entry => ({
  id: `${command.does} ${title}`,
  icon,
  title,
  note,
  sought: soughtIn([title, note, more]),
  command,
});

export const goes = (icon: string, title: string, to: string, more = '') =>
  entry(icon, title, { does: 'go', to }, '', more);

interface Page {
  readonly icon: string;
  readonly title: string;
  readonly target: string;
}

const pagesOf = ({ type, icon, title, target, children }: MenuEntry): readonly Page[] =>
  type === 'one'
    ? [{ icon, title, target: target ?? '/' }]
    : children.map((child) => ({ ...child, title: `${title} › ${child.title}` }));

/** What the reader's own menu says about the role. */
export function rightsIn(menu: Pick<Menu, 'items'>) {
  const pages = menu.items.flatMap(pagesOf);
  const leadsTo = (path: string) => pages.some(({ target }) => target === path);
  return { pages, leadsTo, lists: leadsTo('/t-exited'), manages: leadsTo('/u-list') };
}

export type Rights = ReturnType<typeof rightsIn>;
