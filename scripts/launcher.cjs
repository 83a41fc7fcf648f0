const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * `dist/<layer>/main.cjs`: runs the bundled program with V8's code cache, loading files on demand,
 * which halves the start time. V8 rejects a cache of another version. When another program requires
 * it, it loads single files for that program.
 */
/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map();
/**
 * Compiled scripts whose code cache is not written yet, by file.
 * @type {Map<string, vm.Script>}
 */
const unkept = new Map();
process.once('exit', keep);

if (require.main === module) {
  const program = compiled('./program.cjs');
  if (process.env.BEGIN_ON_WORD) process.once('message', () => run('./program.cjs', program));
  else run('./program.cjs', program);
} else module.exports = load;

/** @param {string} name */
function load(name) {
  if (!name.startsWith('./')) return require(name);
  return (loaded.get(name) ?? run(name, compiled(name))).exports;
}

/**
 * @param {string} name
 * @param {Function} code
 */
function run(name, code) {
  const module = { exports: {} };
  loaded.set(name, module);
  try {
    code(module.exports, load, module, path.join(__dirname, name), __dirname);
  } catch (cause) {
    loaded.delete(name);
    throw cause;
  }
  return module;
}

/** @param {string} name */
function compiled(name) {
  const filename = path.join(__dirname, name);
  const kept = `${filename}.${process.version}-${process.arch}`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'latin1')}\n})`,
    {
      filename,
      ...(cachedData ? { cachedData } : {}),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  if (!cachedData || script.cachedDataRejected) keepLater(script, kept);
  return script.runInThisContext();
}

/**
 * Writes the code cache after the start, not to slow it down, but before V8 flushes functions that
 * ran only once.
 * @param {vm.Script} script
 * @param {string} file
 */
function keepLater(script, file) {
  unkept.set(file, script);
  if (unkept.size > 1) return;
  setTimeout(keep, 3000).unref();
}

function keep() {
  for (const [file, script] of unkept) {
    const beside = `${file}-${process.pid}`;
    try {
      writeFileSync(beside, script.createCachedData());
      renameSync(beside, file);
    } catch {
      // Without write access only the next start is slower.
    }
  }
  unkept.clear();
}
