import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** What a phone opens first, by its modules. */
const screens = [
  { name: 'map', modules: ['map/PublicMapScreen'] },
  { name: 'sign-in', modules: ['session/SignInScreen'] },
  { name: 'shell', modules: ['shell/ShellScreen', 'mine/MineScreen'] },
];

/**
 * What others open first, and what comes by itself once a screen stands. What they share with one of the
 * screens above counts as needed by the named one: for one function of a map, or of the shell, they would
 * come with all that it needs.
 */
const beside: Readonly<Record<string, readonly string[]>> = {
  shell: ['dashboard/DashboardScreen', 'exited/ExitedScreen'],
  'sign-in': ['passkeys/PasskeySignIn'],
};

/** Each choice of the screens. */
const choices = screens
  .reduce<readonly (readonly string[])[]>(
    (before, { name }) => [...before, ...before.map((some) => [...some, name])],
    [[]],
  )
  .filter((some) => some.length > 0);

/**
 * Groups that put what these screens need into few files: one for what exactly the same of them need.
 * What several need, needs nothing that fewer of them need, so no two of the files import each other.
 */
export function firstScreens(): Rolldown.CodeSplittingGroup[] {
  let needed: readonly { readonly name: string; readonly of: ReadonlySet<string> }[] | null = null;
  const neededBy = (id: string, context: Context) => {
    needed ??= neededByScreens(context);
    return needed.flatMap(({ name, of }) => (of.has(id) ? [name] : []));
  };
  return choices.map((some) => {
    const file = some.join('-and-');
    return {
      name: (id, context) => (neededBy(id, context).join('-and-') === file ? file : null),
      // A group takes what its modules need with them, but for what others have taken before.
      priority: some.length,
    };
  });
}

function neededByScreens(context: Context) {
  const needed = screens.map(({ name, modules }) => ({ name, of: beneath(modules, context) }));
  return needed.map(({ name, of }) => {
    const also = [...beneath(beside[name] ?? [], context)];
    return {
      name,
      of: new Set([...of, ...also.filter((id) => needed.some((one) => one.of.has(id)))]),
    };
  });
}

/** All that the modules import, and what that imports. */
function beneath(modules: readonly string[], context: Context): ReadonlySet<string> {
  const imports = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const found = new Set<string>();
  const left = modules.flatMap((name) => {
    const id = normalizePath(path.resolve('web', `${name}.tsx`));
    if (!context.getModuleInfo(id)) throw new Error(`There is no screen ${id}.`);
    return imports(id);
  });
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...imports(id));
  }
  return found;
}
