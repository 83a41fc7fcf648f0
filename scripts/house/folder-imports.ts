import { type Figure, type Finding, limits } from './figures.ts';
import { isShared, layerOf, roomOf } from './rooms.ts';
import type { Layer, Module } from './sources.ts';

/** How many pairs of folders below each layer import one another; only web has a limit. */
export const folderImports = (modules: readonly Module[]): readonly Figure[] => [
  folderImportsOf('web', modules, limits.folderImportsBelowWeb),
  ...(['backend', 'engines', 'gateway', 'machines'] as const).map((layer) =>
    folderImportsOf(layer, modules),
  ),
];

/** Parts and the domain count as one folder, which every feature stands on, and so do the layer's own files. */
function folderImportsOf(layer: Layer, modules: readonly Module[], limit?: number): Figure {
  const found = new Map<string, Finding>();
  for (const { file, imports } of modules) {
    if (layerOf(file) !== layer) continue;
    for (const { target, line } of imports) {
      const from = folderAt(file);
      const to = folderAt(target);
      const arrow = `${from} → ${to}`;
      if (layerOf(target) !== layer || from === to || found.has(arrow)) continue;
      found.set(arrow, { file, line, text: `${layer}: ${arrow}` });
    }
  }
  return {
    name: `folder-to-folder imports below ${layer}`,
    value: String(found.size),
    ...(limit !== undefined && { limit: String(limit) }),
    findings: limit !== undefined && found.size > limit ? [...found.values()] : [],
  };
}

function folderAt(file: string): string {
  if (isShared(file)) return 'domain and parts';
  return roomOf(file) ?? 'own files';
}
