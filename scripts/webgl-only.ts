import { type Plugin, type ESTree } from 'vite';

const refusal = 'WebGPU is left out of this build: scripts/webgl-only.ts.';

/** Shaders, their analysis and their operations for WebGPU in deck.gl and luma.gl. */
const ofWebGpu =
  /[\\/]@(?:deck|luma)\.gl[\\/].*(?:[.-]wgsl(?:-\w+)?|[\\/]wgsl-[\w-]+|[\\/]operations[\\/]webgpu[\\/]index)\.js$/u;
const adapter = /[\\/]@luma\.gl[\\/]webgpu[\\/]/u;

/**
 * Leaves out what deck.gl and luma.gl bring for WebGPU: maps are drawn in maplibre's WebGL context,
 * which never reads it. Each export becomes a sentence that is no shader, and a build that takes in
 * the adapter to WebGPU fails.
 */
export const webGlOnly = (): Plugin => ({
  name: 'webgl-only',
  apply: 'build',
  transform: {
    filter: { id: ofWebGpu },
    handler(code) {
      return { code: this.parse(code).body.flatMap(emptied).join('\n'), map: null };
    },
  },
  generateBundle() {
    const id = [...this.getModuleIds()].find((module) => adapter.test(module));
    if (id) this.error(`${refusal} In it: ${id}`);
  },
});

const left = JSON.stringify(refusal);

const emptied = (statement: ESTree.Program['body'][number]): readonly string[] => {
  if (statement.type === 'ExportDefaultDeclaration') return [`export default ${left};`];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  if (declaration?.type === 'FunctionDeclaration')
    return [`export const ${declaration.id?.name} = () => ${left};`];
  const names = [
    ...(declaration?.type === 'VariableDeclaration' ? declaration.declarations : []).map(
      ({ id }) => id,
    ),
    ...specifiers.map(({ exported }) => exported),
  ];
  return names.flatMap((name) =>
    name.type === 'Identifier' ? [`export const ${name.name} = ${left};`] : [],
  );
};
