import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { webGlOnly } from '../../scripts/webgl-only.ts';

const screen = `
    export { polygons } from '/node_modules/@deck.gl/layers/dist/polygon.js';
    export { default as text, shader } from '/node_modules/@deck.gl/layers/dist/polygon.wgsl.js';
    export { matches } from '/node_modules/@luma.gl/shadertools/dist/lib/wgsl-binding-scan.js';
`;

const modules: Readonly<Record<string, string>> = {
  '/node_modules/@deck.gl/layers/dist/polygon.js': `
    import { body, shader } from '/node_modules/@deck.gl/layers/dist/polygon.wgsl.js';
    export const polygons = { vs: 'void main() {}', source: shader(body) };
  `,
  '/node_modules/@deck.gl/layers/dist/polygon.wgsl.js': `
    const text = '@vertex fn main()';
    export const body = text;
    export function shader(of) { return of; }
    export default text;
  `,
  '/node_modules/@luma.gl/shadertools/dist/lib/wgsl-binding-scan.js': `
    const matches = (source) => source.match(/@vertex/);
    export { matches };
  `,
  '/node_modules/@luma.gl/webgpu/dist/index.js': 'export const adapter = {};',
};

const virtual = (entry: string): Plugin => ({
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => (id === 'entry' || id in modules ? id : null),
  load: (id) => (id === 'entry' ? entry : (modules[id] ?? null)),
});

const built = async (entry: string) => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual(entry), webGlOnly()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  return 'output' in result ? result.output[0].code : '';
};

it('a build has the shaders of WebGL and none of WebGPU', async () => {
  const code = await built(screen);
  expect(code).toContain('void main() {}');
  expect(code).not.toContain('@vertex');
  expect(code).toContain('WebGPU is left out of this build: scripts/webgl-only.ts.');
});

it('a build that could draw with WebGPU fails, since its shaders are left out', async () => {
  await expect(
    built("export { adapter } from '/node_modules/@luma.gl/webgpu/dist/index.js';"),
  ).rejects.toThrow(/^.*WebGPU is left out of this build.*@luma\.gl\/webgpu\/dist\/index\.js/su);
});
