import { describe, expect, it } from 'vitest';
import { type Module, modulesIn } from '../../../scripts/house/sources.ts';

/** What opens without a session, from any link: a phone on a slow line waits for every byte of it. */
const openToAnyone = [
  'web/session/SignInScreen.tsx',
  'web/session/PrivacyScreen.tsx',
  'web/map/PublicMapScreen.tsx',
  'web/one-tap/OneTapScreen.tsx',
  'web/help/HelpScreen.tsx',
  'web/not-found/NotFoundScreen.tsx',
];
const signedIn = ['web/shell/ShellScreen.tsx'];

/** Lazy imports are followed too, save those of the route table: they are the other pages. */
function reach(modules: readonly Module[], screens: readonly string[]) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const isScreen = ({ target }: { target: string }) => /^web\/(?!parts\/)\w.*\//u.test(target);
  const next = (file: string) => {
    const imports = byFile.get(file)?.imports ?? [];
    return file === 'web/routes.tsx' ? imports.filter((found) => !isScreen(found)) : imports;
  };
  const found = new Map<string, string>();
  const open = ['web/main.tsx', ...screens];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const { target } of next(file)) {
      if (found.has(target)) continue;
      found.set(target, file);
      open.push(target);
    }
  }
  return found;
}

const antdIn = (found: ReadonlyMap<string, string>) =>
  [...found].filter(([target]) => /^(?:antd|@rc-component)(?:\/|$)/u.test(target));

describe('antd', async () => {
  const modules = await modulesIn('web');

  it('is not reached from any page that opens without a session', () => {
    const found = reach(modules, openToAnyone);
    expect(antdIn(found)).toEqual([]);
    expect([...found.keys()]).toEqual(expect.arrayContaining(['web/RootScreen.tsx', 'react']));
  });

  it('is reached from the shell', () => {
    expect(antdIn(reach(modules, signedIn))).not.toEqual([]);
  });
});
