import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest = path.resolve(import.meta.dirname, '../../dist/web/.vite/manifest.json');

test('what a phone opens first comes in few files, so that a slow line is waited for a few times only [OWN-162]', async () => {
  const built = JSON.parse(await readFile(manifest, 'utf8')) as Readonly<Record<string, Built>>;
  const filesOf = (...names: readonly string[]) => {
    const files = new Set<string>();
    const left = [...names];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const { file, imports = [], css = [] } = built[name]!;
      if (!files.has(file)) left.push(...imports);
      for (const one of [file, ...css]) files.add(one);
    }
    return files.size;
  };
  const counts = {
    signIn: filesOf('index.html', 'session/SignInScreen.tsx'),
    myTerritories: filesOf('index.html', 'shell/ShellScreen.tsx', 'mine/MineScreen.tsx'),
    publicMap: filesOf('index.html', 'map/PublicMapScreen.tsx'),
  };
  for (const [screen, count] of Object.entries(counts)) {
    expect(count, screen).toBeGreaterThan(2);
    expect(count, screen).toBeLessThanOrEqual(10);
  }
});
