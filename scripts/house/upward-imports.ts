import { type AllowedImport, listFile } from './allowed-imports.ts';
import { type Figure, type Finding, none } from './figures.ts';
import { featureOf, heightOf, layerOf, roomOf } from './rooms.ts';
import { type Layer, type Module, lineAt } from './sources.ts';

/** Their files are open to every file of the layers above (borders.ts). */
const openLayers = new Set<Layer | undefined>(['schema', 'engines', 'server', undefined]);

/**
 * A layer's own files stand on its features, these on the domain, and this on the parts; what a file
 * imports of another layer may stand no higher there. A feature imports another only where the list
 * allows it; an entry of the list that no import needs is a finding too.
 */
export function upwardImports(
  modules: readonly Module[],
  allowed: readonly AllowedImport[],
): Figure {
  const needed = new Set<string>();
  const findings: Finding[] = [];
  for (const { file, imports } of modules) {
    const layer = layerOf(file);
    const room = roomOf(file);
    if (layer === undefined || room === undefined) continue;
    for (const { target, line } of imports) {
      if (layerOf(target) !== layer && openLayers.has(layerOf(target))) continue;
      if (roomOf(target) === room) continue;
      const feature = featureOf(file);
      const other = featureOf(target);
      const isUp =
        heightOf(target) > heightOf(file) || (feature !== undefined && other !== undefined);
      if (!isUp) continue;
      const isAllowed = allowed.some(
        (entry) =>
          entry.layer === layer &&
          entry.from === feature &&
          other !== undefined &&
          entry.to.includes(other),
      );
      if (isAllowed) needed.add(`${layer} ${feature} ${other}`);
      else findings.push({ file, line, text: `${room} may not import ${target}` });
    }
  }
  return none('imports that point up', [...findings, ...unneeded(allowed, needed, modules)]);
}

function unneeded(
  allowed: readonly AllowedImport[],
  needed: ReadonlySet<string>,
  modules: readonly Module[],
): readonly Finding[] {
  const list = modules.find(({ file }) => file === listFile)?.text ?? '';
  return allowed.flatMap(({ layer, from, to }) => {
    const entry = new RegExp(`layer: '${layer}',\\s*from: '${from}'`, 'u').exec(list);
    const line = lineAt(list, entry?.index ?? 0);
    return to
      .filter((other) => !needed.has(`${layer} ${from} ${other}`))
      .map((other) => ({
        file: listFile,
        line,
        text: `no file of ${layer}/${from} imports ${layer}/${other} any more`,
      }));
  });
}
