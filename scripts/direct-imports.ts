import type { Plugin } from 'vite';

/** The file of each thing that a library's entrance brings. */
const files: Readonly<Record<string, (name: string) => string>> = {
  antd: (name) => `antd/es/${kebab(name)}`,
  '@ant-design/icons': (name) => `@ant-design/icons/es/icons/${name}`,
};

const kebab = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();

/**
 * Imports what a module uses of these libraries from its own file: through their entrance every module
 * would seem to need all of them, and the first screens (first-screens.ts) would come with all that any
 * screen uses.
 */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/u, code: /from '(?:antd|@ant-design\/icons)'/u },
    handler: (code) => directly(code),
  },
});

export const directly = (code: string): string =>
  code.replaceAll(
    /^import \{([^}]+)\} from '(antd|@ant-design\/icons)';/gmu,
    (_, list: string, library: string) =>
      list
        .split(',')
        .map((written) => written.trim())
        .filter((written) => written !== '')
        .map((written) => importOf(written, library))
        .join(' '),
  );

function importOf(written: string, library: string): string {
  // A type leaves nothing behind, but its import would.
  if (written.startsWith('type ')) return '';
  const [name = '', as = name] = written.split(/\s+as\s+/u);
  return `import ${as} from '${files[library]?.(name)}';`;
}
