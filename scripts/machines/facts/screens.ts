import { type Module, lineAt } from '../../house/sources.ts';

/** Where a screen runs a machine, and the routes on which that happens. */
export interface Use {
  /** The name of the machine's export. */
  readonly exported: string;
  readonly file: string;
  readonly line: number;
  readonly routes: readonly string[];
}

const routeTable = 'web/routes.tsx';

export function usesOf(web: readonly Module[]): readonly Use[] {
  const imports = new Map(
    web.map(({ file, imports }) => [file, imports.map(({ target }) => target)]),
  );
  const reaches = [...routesOf(web)].map(
    ([route, starts]) => [route, reachedFrom(starts, imports)] as const,
  );
  return web.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:useFlow|useConfirmation|createActor)\(\s*(\w+Machine)\b/gu)].map(
      ({ 1: exported = '', index }) => ({
        exported,
        file,
        line: lineAt(text, index),
        routes: reaches.flatMap(([route, reached]) => (reached.has(file) ? [route] : [])),
      }),
    ),
  );
}

/** The modules that a route loads, by its path. What is loaded ahead for the next route is not its own. */
function routesOf(web: readonly Module[]): ReadonlyMap<string, readonly string[]> {
  const table = web.find(({ file }) => file === routeTable);
  if (!table) throw new Error(`There is no ${routeTable}.`);
  const source = table.text.replaceAll(/whenIdle\(\(\).*;/gu, '');
  const constants = new Map(
    [...source.matchAll(/^const (\w+)\b(.*?)(?=^(?:const|export|function|\/\/|\/\*\*) ?)/gmsu)].map(
      ({ 1: name = '', 2: body = '' }) => [name, body],
    ),
  );
  const routes = new Map<string, readonly string[]>();
  const calls = /\b(screen|topLevel)\(\s*'([^']+)',(.*?)(?=\b(?:screen|topLevel)\(|\n\];)/gsu;
  for (const { 1: kind, 2: path = '', 3: body = '' } of source.matchAll(calls))
    routes.set(kind === 'screen' ? `/${path}` : path, modulesIn(body, constants));
  return routes;
}

function modulesIn(text: string, constants: ReadonlyMap<string, string>): readonly string[] {
  const direct = [...text.matchAll(/import\('\.\/([^']+)'\)/gu)].map(
    ({ 1: file }) => `web/${file}`,
  );
  const named = [...text.matchAll(/\b(?:load[A-Z]\w*|[A-Z]\w+Editor)\b/gu)].flatMap(([name]) => {
    const body = constants.get(name);
    const others = new Map([...constants].filter(([other]) => other !== name));
    return body === undefined ? [] : modulesIn(body, others);
  });
  return [...new Set([...direct, ...named])];
}

function reachedFrom(
  starts: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || file === routeTable) continue;
    reached.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return reached;
}
